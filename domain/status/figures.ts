/**
 * What the database says of the work that is unfinished. Counts end at MAX_COUNTED; times are those of the
 * oldest one, null without any.
 */
export type Figures = {
  /** Orders that are not deleted. */
  orders: number;
  lastOrderAt: Date | null;
  /** Payments whose money and order do not agree. */
  unsettledPayments: number;
  oldestUnsettledAt: Date | null;
  /** Refunds that the provider has not confirmed. */
  refundsDue: number;
  oldestRefundDueAt: Date | null;
  /** Refunds that a person has to make. */
  refundsFailed: number;
  disputesToAnswer: number;
  mailsWaiting: number;
  oldestMailWaitingAt: Date | null;
  /** Mails of the last day that were given up. */
  mailsFailed: number;
  picturesToFetch: number;
  lastBackupAt: Date | null;
};
