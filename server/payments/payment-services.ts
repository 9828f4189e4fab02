import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import type { ReconcileSettings } from '../config/config.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What paying needs from around it. */
export type PaymentServices = {
  db: Database;
  payments: PaymentProvider;
  /** Read anew for each price: staff may have changed them. */
  settings: CurrentSettings;
  /** Milliseconds that counted pieces are kept for a payment. */
  holdTime: number;
  reconcile: ReconcileSettings;
  /** The most purchases that are begun from one address within ten minutes. */
  purchasesFromAddress: number;
  log: Logger;
  now: () => Date;
  /** Mail was written: whoever sends it need not wait. */
  onMail: () => void;
};
