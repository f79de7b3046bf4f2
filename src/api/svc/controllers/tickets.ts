import { tickBoxes } from '../../../access/capabilities';

export default () => tickBoxes('tickets');
