import type { AttemptStore, PaymentAttempt } from './attempt-store.ts';
import type { Confirmation, Intent } from './card/card-payment.ts';

/** Options with the key of an attempt. */
export type CallOptions = { headers: { 'Idempotency-Key': string }; signal?: AbortSignal };

/** A started payment. */
export type Started = Pick<PaymentAttempt<unknown>, 'intent' | 'madeId' | 'heldUntil'>;

export type Purchase<Wanted> = {
  wanted: Wanted;
  /** Starts the payment at the shop. */
  start(options: CallOptions): Promise<Started>;
  /** Confirms the payment with the entered card. */
  confirm(intent: Intent): Promise<Confirmation>;
};

/** A purchase that costs nothing: it is made without a payment. */
export type FreePurchase<Wanted, Made> = {
  wanted: Wanted;
  place(options: CallOptions): Promise<Made>;
};

/** Dependencies of paying, for each kind of purchase. */
export type Paying<Wanted, Made extends { id: string }> = {
  attempts: AttemptStore<Wanted>;
  /** Creates what was paid for. */
  make(attempt: PaymentAttempt<Wanted>, options: CallOptions): Promise<Made>;
  /** When the form was opened, in milliseconds since 1970. */
  openedAt: number;
  /** Shows the bank's challenge; resolves once answered or closed. */
  showChallenge(intent: Intent, url: string): Promise<void>;
  onStarted(attempt: PaymentAttempt<Wanted>): void;
  onPaid(): void;
  wait(milliseconds: number): Promise<void>;
};
