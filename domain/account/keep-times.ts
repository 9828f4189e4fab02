import { DAY } from '../time-units.ts';

/**
 * Milliseconds that the shop keeps what names somebody and is not needed any more; docs/operating.md lists
 * them. Orders, invoices and refunds stay, until their customer erases what the law does not want kept.
 */
export const KEEP_TIMES = {
  /** Persons, addresses and lines of a checkout that was never paid, since it began. */
  canceledCheckout: 30 * DAY,
  /** A draft order, since staff deleted it. */
  deletedDraft: 30 * DAY,
  /** Mails with a link or a code, and receipts, since they were written. */
  passingMail: 30 * DAY,
  /** All other mails: recipient and content. */
  mail: 365 * DAY,
  /** A message of the contact form with its answers, since it came. */
  message: 3 * 365 * DAY,
  /** A review, since staff deleted it. */
  deletedReview: 90 * DAY,
  /** The label of a return, since the return ended. */
  returnLabel: 180 * DAY,
  /** The content of an entry of the audit log; its author and time stay. */
  auditedChange: 3 * 365 * DAY,
  /** A session of staff, since it ended. */
  staffSession: DAY,
} as const;
