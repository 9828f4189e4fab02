import { refuse } from '../http/answer.ts';

export const ORDER_NOT_FOUND = refuse('not_found', 'Order not found');
