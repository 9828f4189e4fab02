import path from 'node:path';
import * as z from 'zod';
import { SettingsError } from './settings-error.ts';

export type EmulatorSettings = ReturnType<typeof readEmulatorSettings>;

const EVENT_TYPE = /^(\*|[a-z_]+(\.[a-z_]+)+)$/;

const Variables = z.object({
  EMULATOR_LEDGER: z.string().transform((file) => path.resolve(file)),
  STRIPE_SECRET_KEY: matching(/^sk_test_\w+$/, 'must be a secret key for tests (sk_test_…)'),
  STRIPE_PUBLISHABLE_KEY: matching(/^pk_test_\w+$/, 'must be a publishable key for tests (pk_test_…)'),
  STRIPE_WEBHOOK_SECRET: matching(/^whsec_\S+$/, 'must be a signing secret (whsec_…)').optional(),
  EMULATOR_HOST: z.string().default('127.0.0.1'),
  EMULATOR_PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, {
      error: 'must be a port from 0 (any that is free) to 65535',
    })
    .transform(Number)
    .default(4242),
  EMULATOR_WEBHOOK_URL: commaSeparated(
    (text) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? ''),
    'must be one or more addresses such as http://127.0.0.1:3000/api/webhooks/stripe, with commas between them',
  ).optional(),
  EMULATOR_WEBHOOK_EVENTS: commaSeparated(
    (text) => EVENT_TYPE.test(text),
    'must be types of events such as payment_intent.succeeded, with commas between them, or * for all',
  ).default(['*']),
  EMULATOR_CONTROL_TOKEN: matching(/^\S{8,}$/, 'must be 8 or more characters without spaces').optional(),
});

/**
 * Reads the settings of an emulator that is a process; blank variables count as missing. Throws a
 * SettingsError that names all faults.
 */
export function readEmulatorSettings(environment: Record<string, string | undefined>) {
  const given = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined]);
  const { data, error } = Variables.safeParse(Object.fromEntries(given));
  if (!data) throw faultySettings(error.issues);
  const { EMULATOR_WEBHOOK_URL: urls, STRIPE_WEBHOOK_SECRET: secret } = data;
  if (urls && !secret) throw new SettingsError('Missing setting: STRIPE_WEBHOOK_SECRET.');
  return {
    host: data.EMULATOR_HOST,
    /** 0: any free port. */
    port: data.EMULATOR_PORT,
    ledgerFile: data.EMULATOR_LEDGER,
    secretKey: data.STRIPE_SECRET_KEY,
    publishableKey: data.STRIPE_PUBLISHABLE_KEY,
    webhooks: urls && secret ? { urls, secret, events: data.EMULATOR_WEBHOOK_EVENTS } : undefined,
    control: data.EMULATOR_CONTROL_TOKEN ? { token: data.EMULATOR_CONTROL_TOKEN } : undefined,
  };
}

function matching(pattern: RegExp, error: string) {
  return z.string().regex(pattern, { error });
}

/** Values between commas. */
function commaSeparated(isValid: (part: string) => boolean, error: string) {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isValid), { error });
}

/** The messages leave the values out: they may hold a password. */
function faultySettings(issues: readonly z.core.$ZodIssue[]): SettingsError {
  const missing = issues.filter(({ code }) => code === 'invalid_type').map(({ path: [name] }) => name);
  const wrong = issues
    .filter(({ code }) => code !== 'invalid_type')
    .map(({ path: [name], message }) => `${String(name)} ${message}`);
  return new SettingsError(
    wrong.length > 0 ? `Wrong setting: ${wrong.join('; ')}.` : `Missing setting: ${missing.join(', ')}.`,
  );
}
