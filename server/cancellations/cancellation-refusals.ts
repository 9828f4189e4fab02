import { refuse } from '../http/answer.ts';

export const ALREADY_CANCELED = refuse('conflict', 'This order is canceled already.');

export const SHIPPED = refuse(
  'conflict',
  'This order has been shipped. It can be refunded, but not canceled.',
);
