import type { AttemptMemory, PaymentAttempt } from './attempt-memory.ts';
import type { Confirmation, Intent } from './card/card-payment.ts';

/** How a call is sent: with the key of its attempt. */
export type CallOptions = { headers: { 'Idempotency-Key': string }; signal?: AbortSignal };

/** A payment that the shop has started. */
export type Started = Pick<PaymentAttempt<unknown>, 'intent' | 'madeId' | 'heldUntil'>;

/** What is bought, and how that is done. */
export type Purchase<Wanted> = {
  wanted: Wanted;
  /** Has the shop start the payment. */
  start(options: CallOptions): Promise<Started>;
  /** Confirms the payment with the card that was entered. */
  confirm(intent: Intent): Promise<Confirmation>;
};

/** What paying needs from around it, for each kind of thing that can be bought. */
export type Paying<Wanted, Made extends { id: string }> = {
  attempts: AttemptMemory<Wanted>;
  /** Has the shop make what was paid for. */
  make(attempt: PaymentAttempt<Wanted>, options: CallOptions): Promise<Made>;
  /** When this form was opened, in milliseconds since 1970. */
  openedAt: number;
  /** Shows the bank's question; resolves when it was answered or closed. */
  askShopper(intent: Intent, url: string): Promise<void>;
  /** The payment is started. */
  onStarted(attempt: PaymentAttempt<Wanted>): void;
  /** The payment has succeeded; what was bought follows. */
  onPaid(): void;
  /** Waits for so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
};
