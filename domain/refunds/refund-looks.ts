import { HOUR } from '../time-units.ts';
import { isUnderWay, type RefundStatus } from './refund-status.ts';

/**
 * When the provider is asked about a refund under way again; a webhook usually says it earlier. Null where it
 * is made or has failed: the sweep over all refunds sees one that fails later.
 */
export function nextRefundLook(status: RefundStatus, now: Date): Date | null {
  return isUnderWay({ status }) ? new Date(now.getTime() + HOUR) : null;
}
