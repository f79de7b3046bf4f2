import { capabilityController } from './access/capabilities';

/** No route leads to these: their keys are the tick boxes of the role and token screens. */
export const controllers = {
  events: () => capabilityController('events'),
  tickets: () => capabilityController('tickets'),
};
