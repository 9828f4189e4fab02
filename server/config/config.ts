import path from 'node:path';
import * as z from 'zod';
import { dollarsToCents } from '#domain/money.ts';
import { DEFAULT_PRICING_RULES } from '#domain/pricing/totals.ts';
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts';
import { MINUTE, SECOND } from '#domain/time-units.ts';
import { StartupError } from '#postgres/startup-error.ts';
import { BACKUP_PLACE_EXPECTED, parseBackupPlace, readBackupSettings } from './backup-settings.ts';
import {
  asPort,
  asUrl,
  count,
  duration,
  host,
  matching,
  onOrOff,
  readVariables,
  variable,
} from './config-variable.ts';
import { type Asking, type DemoAccess, mayUseDemo } from './demo-sign-in.ts';
import { plainConnectionWarnings } from './far-hosts.ts';
import { parseS3Url, S3_URL_EXPECTED } from './s3-url.ts';
import { readSecretFiles } from './secret-files.ts';
import { reachedBy, startWarnings } from './start-warnings.ts';
import { PROVIDER_TIMEOUT, readStripeSettings, STRIPE_VARIABLES } from './stripe-settings.ts';
import { readTracingSettings, TRACING_VARIABLES } from './tracing-settings.ts';
import { NO_PROXIES, readTrustedProxies } from './trusted-proxies.ts';

/** The settings of the server, read once at start (docs/operating.md lists the variables). */
export type Config = ReturnType<typeof readConfig>;

const DEMO_DATA = ['on', 'catalogue', 'off'] as const;

/** Reads the environment. Throws a StartupError that names each wrong variable and what it expects. */
export function readConfig(environment: Record<string, string | undefined>) {
  const variables = readVariables(Variables, readSecretFiles(environment));
  const stripe = readStripeSettings({
    secretKey: variables.STRIPE_SECRET_KEY,
    publishableKey: variables.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: variables.STRIPE_WEBHOOK_SECRET,
    previousWebhookSecret: variables.STRIPE_WEBHOOK_SECRET_PREVIOUS,
    apiBase: variables.STRIPE_API_BASE,
  });
  if (stripe?.isLive) checkLive(variables);
  const situation = {
    host: variables.HOST,
    publicUrl: variables.PUBLIC_URL,
    demoSignIn: variables.DEMO_SIGN_IN,
    smtpUrl: variables.SMTP_URL,
    paidBy: stripe === null ? ('emulator' as const) : stripe.isLive ? ('live' as const) : ('test' as const),
    trustsProxies: variables.TRUSTED_PROXIES !== NO_PROXIES,
    proxiesOfAll: variables.TRUSTED_PROXIES.ofAll,
  };
  return {
    host: variables.HOST,
    port: variables.PORT,
    /** The public address of the shop, without a slash at the end; null: the address it listens on. */
    publicUrl: variables.PUBLIC_URL,
    /** An absolute path. */
    dataDir: path.resolve(variables.DATA_DIR),
    /** Where uploaded pictures are; null: in `dataDir`. */
    uploads: variables.UPLOADS_URL,
    /** Null: the shop makes no backups by itself. */
    backups: readBackupSettings(variables.BACKUP_TO, variables.BACKUP_AT, variables.BACKUP_KEY),
    /** Null: the embedded server in `dataDir`. */
    databaseUrl: variables.DATABASE_URL,
    /** True if a pooler in transaction mode is there. */
    isPooled: asPooled(variables),
    /** Read replicas of that database; none unless set. */
    replicaUrls: listReplicas(variables),
    /** Proxies whose X-Forwarded-For is trusted. */
    trustedProxies: variables.TRUSTED_PROXIES.list,
    pricing: { ...DEFAULT_PRICING_RULES, freeShippingOver: variables.FREE_SHIPPING_OVER },
    /** Null: payments go to the built-in emulator. */
    stripe,
    /** True if test cards are to pay although the database knows a real provider. */
    testCards: variables.TEST_CARDS,
    /** The setting by which others reach the shop; null: none is known. */
    reachedBy: reachedBy(situation),
    /** Milliseconds for one request to the provider. */
    providerTimeout: variables.STRIPE_TIMEOUT,
    /** The interval of the reconciler, and the age of the payments that it checks; milliseconds. */
    reconcile: { every: variables.RECONCILE_EVERY, after: variables.RECONCILE_AFTER },
    /** Milliseconds that a started payment reserves counted stock, and after which it is canceled. */
    holdTime: variables.HOLD_MINUTES,
    /** The tokens that programs of the staff authenticate with; none: they cannot. */
    staffApiTokens: listTokens(variables),
    /** `on`: the first start adds the catalogue and, with the emulator, a year of orders; `off`: nothing. */
    demoData: variables.DEMO_DATA,
    /** True if the demo sign-in of staff, which everyone knows, works. */
    demoSignIn: variables.DEMO_SIGN_IN ?? (reachedBy(situation) === null && !stripe?.isLive),
    /** True if it was asked for, so that it works for everybody, not only on this machine. */
    demoForAll: variables.DEMO_SIGN_IN === true,
    /** Sentences for the person who starts the shop. */
    warnings: [
      ...startWarnings(situation),
      ...plainConnectionWarnings(listDatabases(variables), variables.SMTP_URL),
    ],
    /** Null: mail is stored and not sent. */
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    /** Processes that answer requests; 1: the one process that does everything. */
    workers: variables.WORKERS,
    /** The limit of concurrent requests. */
    mostRequests: variables.MAX_REQUESTS_AT_ONCE,
    /** The limit of purchases started from one IP within ten minutes. */
    purchasesFromIp: variables.PURCHASES_FROM_ADDRESS,
    /** The limit of orders without a payment that one IP places within an hour. */
    unpaidOrdersFromIp: variables.UNPAID_ORDERS_FROM_ADDRESS,
    /** Hours after which an unpaid order is canceled, unless staff set another time. */
    unpaidOrderHours: variables.UNPAID_ORDER_HOURS,
    /** Milliseconds within a minute that one IP may use for lists and searches. */
    readingMsFromIp: variables.READING_SECONDS_FROM_ADDRESS,
    /** Bytes that must stay free on the disk of `dataDir`. */
    diskReserve: variables.DISK_RESERVE_MB,
    /** Milliseconds between two looks for pictures to fetch. */
    fetchPicturesEvery: variables.FETCH_PICTURES_EVERY,
    /** Hosts from which pictures are fetched although their addresses are private. */
    privatePictureHosts: variables.PRIVATE_PICTURE_HOSTS,
    /** Milliseconds that a stopping server goes on while /readyz says 503. */
    stopDelay: variables.STOP_DELAY,
    logLevel: variables.LOG_LEVEL,
    /** Where metrics are served; null: nowhere. */
    metrics:
      variables.METRICS_PORT === null ? null : { host: variables.METRICS_HOST, port: variables.METRICS_PORT },
    /** How traces are exported; null: there are none. */
    tracing: readTracingSettings(variables),
  };
}

/** True if the shop shows the secret links and codes of mails: in a demo without a mail server only. */
export function showsSecretsIn(config: Pick<Config, 'demoSignIn' | 'smtpUrl' | 'stripe'>): boolean {
  return config.demoSignIn && config.smtpUrl === null && !config.stripe?.isLive;
}

export type ShowsSecretsTo = (visitor: Asking) => Promise<boolean>;

/** Returns the visitors to whom a demo shows secrets: on this machine, unless DEMO_SIGN_IN=on. */
export function showsSecretsToIn(config: Parameters<typeof showsSecretsIn>[0] & DemoAccess): ShowsSecretsTo {
  return async (visitor) => showsSecretsIn(config) && (await mayUseDemo(config, visitor));
}

/** More would leave each too few connections to the database. */
const MOST_WORKERS = 16;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const Variables = z.object({
  HOST: host(),
  PORT: variable(3000, 'must be a port number from 0 to 65535', asPort),
  METRICS_HOST: host(),
  METRICS_PORT: variable(null, 'must be a port number from 0 to 65535', asPort),
  PUBLIC_URL: variable(
    null,
    'must be an address such as https://shop.example',
    (text) => asUrl(text, ['http:', 'https:'])?.origin,
  ),
  DATA_DIR: variable('./data', 'must be a folder', (text) => text),
  UPLOADS_URL: variable(null, S3_URL_EXPECTED, parseS3Url),
  BACKUP_TO: variable(null, BACKUP_PLACE_EXPECTED, parseBackupPlace),
  BACKUP_AT: variable('03:00', 'must be a time such as 03:00', matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
  BACKUP_KEY: variable(null, 'must be the public key of npm run backup -- keys', matching(/^age1[0-9a-z]+$/)),
  DATABASE_URL: variable(
    null,
    'must be a PostgreSQL address such as postgres://user:password@host:5432/marigold',
    (text) => (asUrl(text, ['postgres:', 'postgresql:']) ? text : undefined),
  ),
  DATABASE_POOLER: variable(false, 'must be transaction', (text) => text === 'transaction' || undefined),
  DATABASE_REPLICA_URL: variable(
    [],
    'must be PostgreSQL addresses separated by commas such as postgres://user:password@replica:5432/marigold',
    asDatabaseUrls,
  ),
  TRUSTED_PROXIES: variable(
    NO_PROXIES,
    'must be addresses or networks separated by commas such as 10.0.0.0/8',
    readTrustedProxies,
  ),
  FREE_SHIPPING_OVER: variable(null, 'must be an amount in dollars such as 50', (text) =>
    /^\d{1,6}(\.\d{1,2})?$/.test(text) ? dollarsToCents(Number(text)) : undefined,
  ),
  LOG_LEVEL: variable('info', `must be one of ${LOG_LEVELS.join(', ')}`, (text) =>
    LOG_LEVELS.includes(text) ? text : undefined,
  ),
  ...STRIPE_VARIABLES,
  ...TRACING_VARIABLES,
  TEST_CARDS: variable(false, 'must be on or off', onOrOff),
  STRIPE_TIMEOUT: duration(PROVIDER_TIMEOUT / SECOND, SECOND, 'seconds'),
  RECONCILE_EVERY: duration(30, 1_000, 'seconds'),
  RECONCILE_AFTER: duration(60, 1_000, 'seconds'),
  HOLD_MINUTES: duration(15, MINUTE, 'minutes'),
  STAFF_API_TOKEN: apiToken(),
  STAFF_API_TOKEN_PREVIOUS: apiToken(),
  DEMO_DATA: variable(DEMO_DATA[0], 'must be on, catalogue or off', (text) =>
    DEMO_DATA.find((name) => name === text),
  ),
  DEMO_SIGN_IN: variable(null, 'must be on or off', onOrOff),
  WORKERS: variable(1, `must be a whole number from 1 to ${MOST_WORKERS}`, (text) =>
    /^[1-9]\d?$/.test(text) && Number(text) <= MOST_WORKERS ? Number(text) : undefined,
  ),
  MAX_REQUESTS_AT_ONCE: count(200),
  PURCHASES_FROM_ADDRESS: count(100),
  UNPAID_ORDERS_FROM_ADDRESS: count(20),
  UNPAID_ORDER_HOURS: duration(DEFAULT_SETTINGS.unpaidOrderHours, 1, 'hours'),
  STOP_DELAY: variable(SECOND, 'must be a number of seconds such as 5', (text) =>
    /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) * SECOND : undefined,
  ),
  READING_SECONDS_FROM_ADDRESS: duration(30, 1_000, 'seconds'),
  DISK_RESERVE_MB: variable(100_000_000, 'must be a number of megabytes such as 100', (text) =>
    /^\d{1,6}$/.test(text) ? Number(text) * 1_000_000 : undefined,
  ),
  FETCH_PICTURES_EVERY: duration(5, SECOND, 'seconds'),
  PRIVATE_PICTURE_HOSTS: variable(
    [],
    'must be names of hosts separated by commas such as depot.local:8080',
    (text) => {
      const hosts = text.split(',').map((host) => host.trim().toLowerCase());
      return hosts.every((host) => /^[\w.-]+(?::\d{1,5})?$/.test(host)) ? hosts : undefined;
    },
  ),
  SMTP_URL: variable(null, 'must be an address such as smtps://user:password@mail.example:465', (text) =>
    asUrl(text, ['smtp:', 'smtps:']) ? text : undefined,
  ),
  MAIL_FROM: variable(
    'Marigold <shop@marigold.example>',
    'must be an address such as Marigold <shop@example.com>',
    matching(/^(?:[^<>@\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
  ),
});

function apiToken() {
  const expects = 'must be 32 characters or more, as random as possible';
  return variable(null, expects, matching(/^[\x21-\x7e]{32,}$/));
}

/** Refuses settings that are unsafe where real money is taken. */
function checkLive(variables: z.output<typeof Variables>) {
  if (variables.DEMO_SIGN_IN)
    throw new StartupError(
      'Wrong setting: DEMO_SIGN_IN is on with a live Stripe key. Everyone knows the demo sign-in: turn it off, or use test keys.',
    );
  if (!variables.PUBLIC_URL?.startsWith('https:'))
    throw new StartupError(
      'Wrong setting: PUBLIC_URL must be the https: address of the shop when a live Stripe key is used.',
    );
}

function asPooled({ DATABASE_POOLER, DATABASE_URL }: z.output<typeof Variables>): boolean {
  if (DATABASE_POOLER && DATABASE_URL === null)
    throw new StartupError(
      'Wrong setting: DATABASE_POOLER needs DATABASE_URL: no pooler is before the embedded database.',
    );
  return DATABASE_POOLER;
}

/** Lists the token, and the one that it replaces. */
function listTokens({
  STAFF_API_TOKEN,
  STAFF_API_TOKEN_PREVIOUS,
}: z.output<typeof Variables>): readonly string[] {
  if (STAFF_API_TOKEN_PREVIOUS !== null && STAFF_API_TOKEN === null)
    throw new StartupError(
      'Wrong setting: STAFF_API_TOKEN_PREVIOUS needs STAFF_API_TOKEN, which replaces it.',
    );
  return [STAFF_API_TOKEN, STAFF_API_TOKEN_PREVIOUS].filter((token) => token !== null);
}

function listDatabases({ DATABASE_URL, DATABASE_REPLICA_URL }: z.output<typeof Variables>): string[] {
  return [...(DATABASE_URL === null ? [] : [DATABASE_URL]), ...DATABASE_REPLICA_URL];
}

/** Lists the replicas of DATABASE_URL, which must be other servers. */
function listReplicas({ DATABASE_URL, DATABASE_REPLICA_URL }: z.output<typeof Variables>): readonly string[] {
  if (DATABASE_REPLICA_URL.length > 0 && DATABASE_URL === null)
    throw new StartupError(
      'Wrong setting: DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replicas.',
    );
  if (new Set([DATABASE_URL, ...DATABASE_REPLICA_URL]).size <= DATABASE_REPLICA_URL.length)
    throw new StartupError(
      'Wrong setting: DATABASE_REPLICA_URL must name each replica once, and not the server at DATABASE_URL.',
    );
  return DATABASE_REPLICA_URL;
}

function asDatabaseUrls(text: string): string[] | undefined {
  const urls = text.split(',').map((url) => url.trim());
  return urls.every((url) => asUrl(url, ['postgres:', 'postgresql:'])) ? urls : undefined;
}
