import path from 'node:path';
import * as z from 'zod';
import { StartupError } from '#db/startup-error.ts';
import { asUrl, readVariables, variable } from '../../config-variable.ts';

/** How the emulator runs as a process of its own. */
export type EmulatorSettings = {
  host: string;
  /** 0: any that is free. */
  port: number;
  /** An absolute path. */
  ledgerFile: string;
  secretKey: string;
  publishableKey: string;
  /** Whom to tell of events, each in turn; null: nobody. */
  webhooks: { urls: string[]; secret: string; events: string[] } | null;
  /** Opens the control interface of tests; null: there is none. */
  controlToken: string | null;
};

const DEFAULT_PORT = 4242;

const Variables = z.object({
  EMULATOR_HOST: variable('127.0.0.1', 'must be a host name or an address', (text) => text || undefined),
  EMULATOR_PORT: variable(DEFAULT_PORT, 'must be a port from 0 (any that is free) to 65535', asPort),
  EMULATOR_LEDGER: variable(null, 'must name a file', (text) => (text ? path.resolve(text) : undefined)),
  EMULATOR_WEBHOOK_URL: variable(
    null,
    'must be one or more addresses such as http://127.0.0.1:3000/api/webhooks/stripe, with commas between them',
    (text) => asList(text, (url) => asUrl(url, ['http:', 'https:'])?.href),
  ),
  EMULATOR_WEBHOOK_EVENTS: variable(
    ['*'],
    'must be types of events such as payment_intent.succeeded, with commas between them, or * for all',
    (text) => asList(text, (type) => (/^(\*|[a-z_]+(\.[a-z_]+)+)$/.test(type) ? type : undefined)),
  ),
  EMULATOR_CONTROL_TOKEN: variable(null, 'must be 8 or more characters without spaces', (text) =>
    /^\S{8,}$/.test(text) ? text : undefined,
  ),
  STRIPE_SECRET_KEY: variable(null, 'must be a secret key for tests (sk_test_…)', (text) =>
    /^sk_test_\w+$/.test(text) ? text : undefined,
  ),
  STRIPE_PUBLISHABLE_KEY: variable(null, 'must be a publishable key for tests (pk_test_…)', (text) =>
    /^pk_test_\w+$/.test(text) ? text : undefined,
  ),
  STRIPE_WEBHOOK_SECRET: variable(null, 'must be a signing secret (whsec_…)', (text) =>
    /^whsec_\S+$/.test(text) ? text : undefined,
  ),
});

/** Reads the environment. Throws a StartupError that names each variable that is wrong or missing. */
export function readEmulatorSettings(environment: Record<string, string | undefined>): EmulatorSettings {
  const variables = readVariables(Variables, environment);
  const {
    EMULATOR_LEDGER: ledgerFile,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: secret,
    EMULATOR_WEBHOOK_URL: urls,
  } = variables;
  if (!ledgerFile || !secretKey || !publishableKey || (urls && !secret)) {
    const missing = [
      !ledgerFile && 'EMULATOR_LEDGER',
      !secretKey && 'STRIPE_SECRET_KEY',
      !publishableKey && 'STRIPE_PUBLISHABLE_KEY',
      urls && !secret && 'STRIPE_WEBHOOK_SECRET',
    ].filter((name) => typeof name === 'string');
    throw new StartupError(`Missing setting: ${missing.join(', ')}.`);
  }
  return {
    host: variables.EMULATOR_HOST,
    port: variables.EMULATOR_PORT,
    ledgerFile,
    secretKey,
    publishableKey,
    webhooks: urls && secret ? { urls, secret, events: variables.EMULATOR_WEBHOOK_EVENTS } : null,
    controlToken: variables.EMULATOR_CONTROL_TOKEN,
  };
}

function asPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined;
}

/** Undefined when any part is not what it should be. */
function asList(text: string, parse: (part: string) => string | undefined): string[] | undefined {
  const parts = text.split(',').map((part) => parse(part.trim()));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}
