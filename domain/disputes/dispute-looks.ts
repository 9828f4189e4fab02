import { DAY, HOUR } from '../time-units.ts';
import { type Dispute, isOpen } from './dispute.ts';

/** Milliseconds in which money that was won comes back. */
const COMES_BACK_WITHIN = 30 * DAY;

/** Milliseconds for which the shop still gets mails about a dispute that was opened before. */
export const NEWS_FOR = 90 * DAY;

/**
 * When the provider is asked about a dispute again; null when it is over. A webhook usually says it earlier.
 */
export function nextDisputeLook(
  dispute: Pick<Dispute, 'status' | 'withdrawn' | 'reinstated' | 'closedAt'>,
  now: Date,
): Date | null {
  if (isOpen(dispute)) return new Date(now.getTime() + HOUR);
  const isOwed = dispute.status === 'won' && dispute.reinstated < dispute.withdrawn;
  const age = now.getTime() - (dispute.closedAt?.getTime() ?? 0);
  return isOwed && age < COMES_BACK_WITHIN ? new Date(now.getTime() + DAY) : null;
}
