import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { StartupError } from '#db/startup-error.ts';
import { dollarsToCents } from '#domain/money.ts';
import { DEFAULT_PRICING_RULES, type PricingRules } from '#domain/pricing/totals.ts';

/** How this server runs; read once at start from the environment (docs/operating.md lists the variables). */
export type Config = {
  host: string;
  port: number;
  /** Where visitors reach the shop, without a slash at the end; null: where it listens. */
  publicUrl: string | null;
  /** An absolute path. */
  dataDir: string;
  /** Null: the embedded server in `dataDir`. */
  databaseUrl: string | null;
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxies: BlockList;
  pricing: PricingRules;
  logLevel: string;
};

/** Reads the environment. Throws a StartupError that names each wrong variable and what it expects. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value);
  const parsed = Variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`);
    throw new StartupError(`Wrong setting: ${wrong.join('; ')}.`);
  }
  const variables = parsed.data;
  return {
    host: variables.HOST,
    port: variables.PORT,
    publicUrl: variables.PUBLIC_URL,
    dataDir: path.resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    trustedProxies: variables.TRUSTED_PROXIES,
    pricing: { ...DEFAULT_PRICING_RULES, freeShippingOver: variables.FREE_SHIPPING_OVER },
    logLevel: variables.LOG_LEVEL,
  };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const Variables = z.object({
  HOST: variable('127.0.0.1', 'must be an address to listen on such as 127.0.0.1 or 0.0.0.0', (text) =>
    /^[\w.:-]+$/.test(text) ? text : undefined,
  ),
  PORT: variable(3000, 'must be a port number from 0 to 65535', (text) =>
    /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined,
  ),
  PUBLIC_URL: variable(
    null,
    'must be an address such as https://shop.example',
    (text) => asUrl(text, ['http:', 'https:'])?.origin,
  ),
  DATA_DIR: variable('./data', 'must be a folder', (text) => text),
  DATABASE_URL: variable(
    null,
    'must be a PostgreSQL address such as postgres://user:password@host:5432/marigold',
    (text) => (asUrl(text, ['postgres:', 'postgresql:']) ? text : undefined),
  ),
  TRUSTED_PROXIES: variable(
    new BlockList(),
    'must be addresses or networks separated by commas such as 10.0.0.0/8',
    asBlockList,
  ),
  FREE_SHIPPING_OVER: variable(null, 'must be an amount in dollars such as 50', (text) =>
    /^\d{1,6}(\.\d{1,2})?$/.test(text) ? dollarsToCents(Number(text)) : undefined,
  ),
  LOG_LEVEL: variable('info', `must be one of ${LOG_LEVELS.join(', ')}`, (text) =>
    LOG_LEVELS.includes(text) ? text : undefined,
  ),
  // Better no start than a shop that its owner believes to take real money.
  STRIPE_SECRET_KEY: notSupportedYet(),
  STRIPE_PUBLISHABLE_KEY: notSupportedYet(),
  STRIPE_WEBHOOK_SECRET: notSupportedYet(),
});

/** A variable with a default; `parse` gives undefined for a value that is not what it `expects`. */
function variable<Value, Default>(
  fallback: Default,
  expects: string,
  parse: (text: string) => Value | undefined,
) {
  return z
    .string()
    .transform((text, context) => {
      const value = parse(text.trim());
      if (value !== undefined) return value;
      // Without the value: it may hold a password.
      context.addIssue({ code: 'custom', message: expects });
      return z.NEVER;
    })
    .optional()
    .transform((value): Value | Default => value ?? fallback);
}

function notSupportedYet() {
  return z.undefined('is set, but this version pays through its built-in emulator only: unset it').optional();
}

function asUrl(text: string, protocols: string[]): URL | undefined {
  const url = URL.parse(text);
  return url && protocols.includes(url.protocol) ? url : undefined;
}

function asBlockList(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of text.split(',')) {
    const [address = '', bits] = entry.trim().split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    const prefix = bits === undefined ? longest : Number(bits);
    if (!isIP(address) || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) return undefined;
    list.addSubnet(address, prefix, family);
  }
  return list;
}
