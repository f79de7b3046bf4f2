import { states } from '../../../domain/states';

export type OrderStatus =
  'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'partially_refunded';

export const orderStates = states<OrderStatus>('An order', ['pending'], {
  pending: ['completed', 'failed', 'cancelled'],
  completed: ['refunded', 'partially_refunded', 'cancelled'],
  partially_refunded: ['refunded'],
  failed: [],
  cancelled: [],
  refunded: [],
});
