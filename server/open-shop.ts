import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { calls } from '#contract/calls/index.ts';
import type { Databases } from '#db/connection.ts';
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts';
import { createApp, type Shop } from './app.ts';
import { createFileAnswers } from './cache/file-answers.ts';
import { type InvalidationWatch, watchInvalidations } from './cache/invalidation-watch.ts';
import { createSharedAnswers } from './cache/shared-answers.ts';
import { createFindSharedRequest } from './cache/shared-keys.ts';
import { startReconciler } from './checkout/reconciler.ts';
import { DISPUTE_EVENTS, PAYMENT_EVENTS, REFUND_EVENTS } from './checkout/webhook-routes.ts';
import type { Config } from './config/config.ts';
import { startCounterKeeper } from './counters/counter-keeper.ts';
import type { InProcess } from './http/request-context.ts';
import { nothingProven } from './http/visitor.ts';
import { createMailPictures } from './mail/mail-pictures.ts';
import { startMailSender } from './mail/mail-sender.ts';
import { openMailTransport } from './mail/transport.ts';
import { startMembershipReminder } from './members/membership-reminder.ts';
import { limitProviderCalls } from './payments/limit-provider-calls.ts';
import type { PaymentServices } from './payments/payment-services.ts';
import { type DemoPaymentsOptions, openDemoPayments, openStripePayments } from './payments/payments.ts';
import { createShopSignature } from './payments/shop-signature.ts';
import { createCurrentSettings } from './settings/current-settings.ts';
import { openStaff } from './staff/staff-services.ts';

type ShopOptions = {
  config: Config;
  databases: Databases;
  log: Logger;
  web: Shop['web'];
  /** The address that mail links to, unless PUBLIC_URL is set. */
  address: string;
  now?: () => Date;
  /** What was invalidated in caches; a watch of the database unless given. */
  watch?: InvalidationWatch;
  /** The webhooks of the built-in emulator, for tests. */
  demoPayments?: Pick<DemoPaymentsOptions, 'webhookDelay' | 'webhookSecret' | 'secretKey'>;
};

/** Opens everything between the database and HTTP: payments, mail, periodic tasks and the application. */
export async function openShop({
  config,
  databases,
  log,
  web,
  address,
  now = () => new Date(),
  watch = watchInvalidations(databases.buying),
  demoPayments = {},
}: ShopOptions) {
  const { buying: db, reading, background } = databases;
  const shopUrl = config.publicUrl ?? address;
  let isStopping = false;

  const signature = createShopSignature(db);
  const payments = config.stripe
    ? openStripePayments(config.stripe, signature, config.providerTimeout)
    : await openDemoPayments({
        ...demoPayments,
        signature,
        dataDir: config.dataDir,
        address,
        log,
        events: [...PAYMENT_EVENTS, ...REFUND_EVENTS, ...DISPUTE_EVENTS],
        deliver: async (request) => await app.fetch(asWebhook(request), fromEmulator()),
      });

  const transport = config.smtpUrl ? openMailTransport(config.smtpUrl) : null;
  const readPictures = createMailPictures({ dataDir: config.dataDir, buildDir: web?.buildDir ?? null });
  const shared = {
    answers: createSharedAnswers(watch),
    files: createFileAnswers(),
    find: createFindSharedRequest(calls, config.publicUrl && new URL(config.publicUrl).origin),
  };
  const settings = createCurrentSettings(db, {
    defaults: { ...DEFAULT_SETTINGS, ...config.pricing, unpaidOrderHours: config.unpaidOrderHours },
    watch,
  });
  const readZone = async () => (await settings.read()).timeZone;
  const sender =
    transport &&
    startMailSender({
      db: background,
      transport,
      readPictures,
      from: config.mailFrom,
      shopUrl,
      readZone,
      log,
      now,
    });
  const limited = limitProviderCalls(payments.provider, config.mostRequests, config.providerTimeout);
  const services: PaymentServices = {
    db,
    payments: limited,
    canStartPayments: () => !limited.isFull(),
    settings,
    holdTime: config.holdTime,
    reconcile: config.reconcile,
    purchasesFromAddress: config.purchasesFromAddress,
    unpaidOrdersFromAddress: config.unpaidOrdersFromAddress,
    log,
    now,
    onMail: () => sender?.poke(),
  };
  const staff = openStaff({ config, db, log, now, onMail: services.onMail });
  const app = createApp({
    config,
    db,
    reading,
    payments,
    services,
    watch,
    shared,
    isStopping: () => isStopping,
    staff,
    log,
    web,
    shopUrl,
    readPictures,
  });
  const withoutRequests = { ...services, payments: payments.provider, db: background };
  const reconciler = startReconciler(withoutRequests);
  const reminder = startMembershipReminder(withoutRequests);
  const counterKeeper = startCounterKeeper(background, log);

  return {
    app,
    shared,
    payments,
    services,
    staff,
    reconciler,
    reminder,
    /** Makes /readyz answer 503; everything else goes on. */
    announceStop: () => {
      isStopping = true;
    },
    /** Ends everything that runs without requests; requests must have ended before. */
    async close() {
      await staff.settled();
      await reconciler.stop();
      await reminder.stop();
      await counterKeeper.stop();
      await sender?.stop();
      transport?.close();
      await payments.close();
      await watch.stop();
    },
  };
}

function asWebhook(request: Request): Request {
  return new Request('http://shop.invalid/api/webhooks/stripe', request);
}

function fromEmulator(): InProcess {
  const visitor = { address: 'emulator', buyerDigest: null, hasProven: nothingProven };
  return { inProcess: { requestId: randomUUID(), visitor, secure: false, findStaff: async () => null } };
}
