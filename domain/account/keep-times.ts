import { DAY } from '../time-units.ts';

/**
 * Milliseconds that the shop keeps what names somebody and is not needed any more; docs/operating.md lists
 * them. Orders, invoices and refunds stay, until their customer erases what the law does not want kept.
 */
export const KEEP_TIMES = {
  /** Of a checkout that was never paid, since it began: who, where to and what. */
  canceledCheckout: 30 * DAY,
  /** Of a draft order, since staff deleted it. */
  deletedDraft: 30 * DAY,
  /** Of mails with a link or a code, and of receipts, since they were written. */
  passingMail: 30 * DAY,
  /** Of all other mails: recipient and content. */
  mail: 365 * DAY,
  /** Of a message of the contact form with its answers, since it came. */
  message: 3 * 365 * DAY,
  /** Of a review, since staff deleted it. */
  deletedReview: 90 * DAY,
  /** Of the label of a return, since the return ended. */
  returnLabel: 180 * DAY,
  /** Of what an entry of the audit log says of a change; who made it and when stays. */
  auditedChange: 3 * 365 * DAY,
  /** Of a session of staff, since it ended. */
  staffSession: DAY,
} as const;
