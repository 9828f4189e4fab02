import type { Logger } from 'pino';
import type { Database } from '#db/connection.ts';
import { startOutdatedCleaner } from './account/outdated-cleaner.ts';
import { startBackups } from './backups/start-backups.ts';
import { startInvalidationCleaner } from './cache/invalidation-cleaner.ts';
import { startCartCleaner } from './cart/cart-cleaner.ts';
import { isStillToBeReminded, startCartReminder } from './cart/reminders/cart-reminder.ts';
import { startReconciler } from './checkout/reconciler.ts';
import type { Config } from './config/config.ts';
import { startCounterKeeper } from './counters/counter-keeper.ts';
import { createProofKeys } from './email-codes/proof-keys.ts';
import type { ReadMailPictures } from './mail/mail-pictures.ts';
import { startMailSender } from './mail/mail-sender.ts';
import { readMailShop } from './mail/read-mail-shop.ts';
import { openMailTransport } from './mail/transport.ts';
import { startMembershipReminder } from './members/membership-reminder.ts';
import { followAnnouncement } from './page-texts/follow-announcement.ts';
import { startKeyCheck } from './payments/key-check.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { createPaymentServices } from './payments/payment-services.ts';
import { startFetchingPictures } from './products/pictures/fetch-pictures.ts';
import { startPublishing } from './products/publish-scheduled.ts';
import { startCustomerCleaner } from './saved-cards/customer-cleaner.ts';
import type { CurrentSettings } from './settings/current-settings.ts';
import { startMailingStockAlerts } from './stock-alerts/mail-stock-alerts.ts';
import type { FileStore } from './storage/file-store.ts';

type BackgroundOptions = {
  config: Config;
  /** The pool of background work. */
  db: Database;
  log: Logger;
  provider: PaymentProvider;
  settings: CurrentSettings;
  /** The address that mail links to. */
  shopUrl: string;
  uploads: FileStore;
  readPictures: ReadMailPictures;
  now: () => Date;
};

export type Background = ReturnType<typeof startBackground>;

/** Starts what runs without requests: mail, reconciler, reminders, counters, and cleaning. */
export function startBackground({
  config,
  db,
  log,
  provider,
  settings,
  shopUrl,
  uploads,
  readPictures,
  now,
}: BackgroundOptions) {
  const transport = config.smtpUrl ? openMailTransport(config.smtpUrl) : null;
  const sender =
    transport &&
    startMailSender({
      db,
      transport,
      readPictures,
      from: config.mailFrom,
      shopUrl,
      readShop: () => readMailShop({ db, settings }),
      log,
      now,
      isStillWanted: async (mail) =>
        mail.kind !== 'cart_reminder' || (await isStillToBeReminded({ db, settings }, mail)),
    });
  const keys = createProofKeys(db);
  const pokeMail = () => sender?.poke();
  const services = createPaymentServices({
    config,
    db,
    payments: provider,
    canStartPayments: () => true,
    settings,
    log,
    now,
    onMail: pokeMail,
  });
  const reconciler = startReconciler(services);
  const keyCheck = config.stripe && startKeyCheck(services);
  const reminder = startMembershipReminder(services);
  const cartReminder = startCartReminder({ ...services, keys });
  const customerCleaner = startCustomerCleaner(services);
  const counterKeeper = startCounterKeeper(db, log);
  const cleaner = startInvalidationCleaner(db, log);
  const cartCleaner = startCartCleaner(db, log, now);
  const outdatedCleaner = startOutdatedCleaner(db, log, now);
  const waiting = startMailingStockAlerts({ db, keys, log, now, onMail: pokeMail });
  const pictures = startFetchingPictures({
    db,
    uploads,
    privateHosts: config.privatePictureHosts,
    every: config.fetchPicturesEvery,
    log,
    now,
  });
  const publishing = startPublishing(db, log, now);
  const backups = startBackups({ config, db, uploads, settings, log, now, onMail: pokeMail });
  const announcement = followAnnouncement({ db, settings, log, now });
  return {
    reconciler,
    reminder,
    pictures,
    cartCleaner,
    outdatedCleaner,
    waiting,
    publishing,
    announcement,
    /** Null without BACKUP_TO. */
    backups,
    cartReminder,
    customerCleaner,
    /** Sends mails that were just written. */
    pokeMail,
    async stop() {
      await reconciler.stop();
      await keyCheck?.stop();
      await reminder.stop();
      await cartReminder.stop();
      await customerCleaner.stop();
      await counterKeeper.stop();
      await cleaner.stop();
      await cartCleaner.stop();
      await outdatedCleaner.stop();
      await waiting.stop();
      await pictures.stop();
      await publishing.stop();
      await backups?.stop();
      await announcement.stop();
      await sender?.stop();
      transport?.close();
    },
  };
}
