import { states } from '../domain/states';

export type OrderStatus =
  'pending' | 'completed' | 'failed' | 'cancelled' | 'refunded' | 'partially_refunded';

export const orderStates = states<OrderStatus>('An order', ['pending'], {
  pending: ['completed', 'failed', 'cancelled'],
  completed: ['refunded', 'partially_refunded', 'cancelled'],
  partially_refunded: ['refunded'],
  // A payment that comes after all.
  failed: ['completed'],
  cancelled: [],
  refunded: [],
});

/** Statuses in which an order has places to be told of; of any other nothing is confirmed. */
export const confirmable: readonly OrderStatus[] = ['pending', 'completed', 'partially_refunded'];

/** Orders that money came for, and can go back for. */
export const refundableStatuses: readonly OrderStatus[] = ['completed', 'partially_refunded'];
