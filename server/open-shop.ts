import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Databases } from '#db/connection.ts';
import type { ServerHealth } from '#domain/status/facts.ts';
import { type InvalidationWatch, watchInvalidations } from './cache/invalidation-watch.ts';
import { WEBHOOK_EVENTS } from './checkout/webhook-routes.ts';
import type { Config } from './config/config.ts';
import type { InProcess } from './http/request-context.ts';
import { NOTHING_PROVEN } from './http/visitor.ts';
import { createMailPictures } from './mail/mail-pictures.ts';
import { openRequests } from './open-requests.ts';
import { type DemoPaymentsOptions, openDemoPayments, openStripePayments } from './payments/payments.ts';
import { createShopSignature } from './payments/shop-signature.ts';
import { createCurrentSettings, defaultSettings } from './settings/current-settings.ts';
import type { Shop } from './shop.ts';
import { startBackground } from './start-background.ts';
import { openUploads } from './uploads/open-uploads.ts';

type ShopOptions = {
  config: Config;
  databases: Databases;
  log: Logger;
  web: Shop['web'];
  /** The address that mail links to, unless PUBLIC_URL is set. */
  address: string;
  now?: () => Date;
  /** The invalidations of caches; a watch of the database by default. */
  watch?: InvalidationWatch;
  /** How this process is; as just started by default. */
  describeServer?: () => ServerHealth;
  /** The webhooks of the built-in emulator, for tests. */
  demoPayments?: Pick<DemoPaymentsOptions, 'webhookDelay' | 'webhookSecret' | 'secretKey'>;
};

/** Opens everything between the database and HTTP in one process: payments, requests and background work. */
export async function openShop({
  config,
  databases,
  log,
  web,
  address,
  now = () => new Date(),
  watch = watchInvalidations(databases.watching, { log }),
  describeServer = () => JUST_STARTED,
  demoPayments = {},
}: ShopOptions) {
  const { buying: db, background: backgroundDb } = databases;
  const signature = createShopSignature(db);
  const payments = config.stripe
    ? openStripePayments(config.stripe, signature, config.providerTimeout)
    : await openDemoPayments({
        ...demoPayments,
        signature,
        dataDir: config.dataDir,
        address,
        log,
        events: WEBHOOK_EVENTS,
        deliver: async (request) => await requests.app.fetch(asWebhook(request), fromEmulator()),
      });
  const settings = createCurrentSettings(db, { defaults: defaultSettings(config), watch });
  const shopUrl = config.publicUrl ?? address;
  const uploads = await openUploads(config);
  const readPictures = createMailPictures({ uploads, buildDir: web?.buildDir ?? null });
  const shared = { config, log, settings, shopUrl, uploads, readPictures, now };
  const onMail = () => background.pokeMail();
  const requests = openRequests({ ...shared, databases, web, payments, watch, onMail, describeServer });
  const background = startBackground({ ...shared, db: backgroundDb, provider: payments.provider });

  return {
    ...requests,
    watch,
    payments,
    reconciler: background.reconciler,
    reminder: background.reminder,
    cartReminder: background.cartReminder,
    cartCleaner: background.cartCleaner,
    outdatedCleaner: background.outdatedCleaner,
    waiting: background.waiting,
    pictures: background.pictures,
    publishing: background.publishing,
    announcement: background.announcement,
    backups: background.backups,
    customerCleaner: background.customerCleaner,
    /** Ends everything that runs without requests; requests must have ended before. */
    async close() {
      await requests.staff.settled();
      await requests.closeReplicas();
      await background.stop();
      await payments.close();
      await watch.stop();
    },
  };
}

const JUST_STARTED: ServerHealth = { startedAt: Date.now(), blockedFor: 0, failures: [], workers: null };

function asWebhook(request: Request): Request {
  return new Request('http://shop.invalid/api/webhooks/stripe', request);
}

function fromEmulator(): InProcess {
  const visitor = {
    ip: 'emulator',
    isOnThisMachine: async () => true,
    buyerDigest: null,
    cartToken: null,
    ...NOTHING_PROVEN,
  };
  return { inProcess: { requestId: randomUUID(), visitor, secure: false, findStaff: async () => null } };
}
