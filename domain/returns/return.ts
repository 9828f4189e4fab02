import { countedPieces } from '../orders/restock.ts';
import type { LabelType } from './label.ts';

export const RETURN_STATUSES = [
  'requested',
  'approved',
  'received',
  'closed',
  'declined',
  'canceled',
] as const;

/** Closed, declined and canceled returns have ended; money is returned by refunds, apart from them. */
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

const NEXT: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ['approved', 'received', 'declined', 'canceled'],
  approved: ['received', 'canceled'],
  received: ['closed'],
  closed: [],
  declined: [],
  canceled: [],
};

/** True if staff can move a return from one status to another. A right to withdraw cannot be declined. */
export function canMoveReturn(
  { status, isWithdrawal }: Pick<OrderReturn, 'status' | 'isWithdrawal'>,
  target: ReturnStatus,
): boolean {
  return NEXT[status].includes(target) && !(isWithdrawal && target === 'declined');
}

/** True while a customer can take a return back: until it is received. */
export function canCancelReturn({ status }: { status: ReturnStatus }): boolean {
  return NEXT[status].includes('canceled');
}

/** True once nothing more can become of a return. */
export function hasEnded(status: ReturnStatus): boolean {
  return NEXT[status].length === 0;
}

/** True while its pieces may still come back. */
export function isOnItsWay(status: ReturnStatus): boolean {
  return status === 'requested' || status === 'approved';
}

/** True if staff have something to do: to decide, or to settle what was received. */
export function needsLook(status: ReturnStatus): boolean {
  return status === 'requested' || status === 'received';
}

export const RETURN_REASONS = [
  'changed_mind',
  'does_not_fit',
  'not_as_described',
  'damaged',
  'wrong_item',
  'late',
  'other',
] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_REASON_LABELS: Record<ReturnReason, string> = {
  changed_mind: 'I do not want it any more',
  does_not_fit: 'It does not fit',
  not_as_described: 'It is not as described',
  damaged: 'It is damaged or faulty',
  wrong_item: 'It is not what I ordered',
  late: 'It came too late',
  other: 'Another reason',
};

export type ReturnLine = {
  /** The place of the line in the order, from 0. */
  position: number;
  quantity: number;
  /** Null for a withdrawal, which needs none. */
  reason: ReturnReason | null;
  /** The received pieces of them: sold again, and not. */
  restocked: number;
  writtenOff: number;
};

/** A return of pieces of an order. */
export type OrderReturn = {
  /** RT-XXXX-XXXX-XXXX-XXXX */
  id: string;
  orderId: string;
  status: ReturnStatus;
  /** True if the customer withdrew from the contract (Directive 2011/83/EU, Article 11a). */
  isWithdrawal: boolean;
  /** True if the customer would rather have other goods than the money. */
  wantsExchange: boolean;
  lines: ReturnLine[];
  /** The cents of exchanged pieces that did not come back; absent: none. */
  exchangeShort?: number | null | undefined;
  /** In the words of the customer, and of staff. */
  note: string | null;
  answer: string | null;
  /** The file type of its shipping label; null without one. */
  label: LabelType | null;
  createdAt: Date;
  decidedAt: Date | null;
  receivedAt: Date | null;
  endedAt: Date | null;
};

/** 'requested' → 'Requested' */
export function returnStatusLabel(status: ReturnStatus): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** '2 pieces' */
export function piecesOfReturn(lines: readonly { quantity: number }[]): string {
  return countedPieces(lines.reduce((sum, { quantity }) => sum + quantity, 0));
}
