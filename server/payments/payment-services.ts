import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import type { Config } from '../config/config.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import type { PaymentProvider } from './payment-provider.ts';

export type PaymentServices = {
  db: Database;
  payments: PaymentProvider;
  /** False while too many requests wait for the provider to start payments. */
  canStartPayments: () => boolean;
  /** Read for each price: staff can change them at any time. */
  settings: CurrentSettings;
  /** Milliseconds that counted stock is held for a payment. */
  holdTime: number;
  reconcile: Config['reconcile'];
  /** Purchases that one address may start within ten minutes. */
  purchasesFromIp: number;
  /** Orders without a payment that one address may place within an hour. */
  unpaidOrdersFromIp: number;
  log: Logger;
  now: () => Date;
  /** Called when a mail was written, so that it is sent immediately. */
  onMail: () => void;
};

type Parts = Omit<PaymentServices, keyof Limits> & { config: Config };
type Limits = Pick<Config, 'holdTime' | 'reconcile' | 'purchasesFromIp' | 'unpaidOrdersFromIp'>;

export function createPaymentServices({ config, ...parts }: Parts): PaymentServices {
  const { holdTime, reconcile, purchasesFromIp, unpaidOrdersFromIp } = config;
  return { ...parts, holdTime, reconcile, purchasesFromIp, unpaidOrdersFromIp };
}
