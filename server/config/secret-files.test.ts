import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readConfig } from './config.ts';
import { SECRET_SETTINGS } from './secret-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'marigold-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeSecret(text: string): string {
  const file = path.join(folder, `${Math.random()}`);
  writeFileSync(file, text);
  return file;
}

const TOKEN = 'a-token-of-at-least-32-characters-1';

describe('a secret in a file', () => {
  it('is read without the line break at its end', () => {
    const config = readConfig({ STAFF_API_TOKEN_FILE: writeSecret(`${TOKEN}\n`) });
    expect(config.staffApiTokens).toEqual([TOKEN]);
  });

  it('may be each of them', () => {
    const values = {
      DATABASE_URL: 'postgres://marigold:secret@127.0.0.1/marigold',
      DATABASE_REPLICA_URL: 'postgres://marigold:secret@127.0.0.2/marigold',
      SMTP_URL: 'smtps://shop:secret@mail.example',
      STAFF_API_TOKEN: TOKEN,
      STAFF_API_TOKEN_PREVIOUS: `${TOKEN}2`,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_WEBHOOK_SECRET_PREVIOUS: 'whsec_2',
    } satisfies Record<(typeof SECRET_SETTINGS)[number], string>;
    const files = Object.entries(values).map(([name, text]) => [`${name}_FILE`, writeSecret(text)]);
    expect(readConfig(Object.fromEntries(files))).toEqual(readConfig(values));
  });

  it('is checked like any other', () => {
    const file = writeSecret('short');
    expect(() => readConfig({ STAFF_API_TOKEN_FILE: file })).toThrow(
      'STAFF_API_TOKEN must be 32 characters or more',
    );
  });
});

describe('the start is refused', () => {
  test.each(SECRET_SETTINGS)('with %s and its file', (name) => {
    const both = { [name]: 'x', [`${name}_FILE`]: writeSecret('x') };
    expect(() => readConfig(both)).toThrow(`${name} and ${name}_FILE are both set`);
  });

  it('with a file that cannot be read', () => {
    const missing = path.join(folder, 'missing');
    expect(() => readConfig({ SMTP_URL_FILE: missing })).toThrow(
      `the file ${missing} of SMTP_URL_FILE cannot be read (ENOENT)`,
    );
    expect(() => readConfig({ SMTP_URL_FILE: folder })).toThrow('cannot be read (EISDIR)');
  });

  it('with an empty file', () => {
    const file = writeSecret(' \n');
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(
      `the file ${file} of DATABASE_URL_FILE is empty`,
    );
  });

  it('without the secret in its message', () => {
    const file = writeSecret('mysql://root:hunter2@db.example/x');
    expect(() => readConfig({ DATABASE_URL_FILE: file })).not.toThrow('hunter2');
  });
});

describe('a secret that is being replaced', () => {
  it('is accepted beside its successor', () => {
    const config = readConfig({ STAFF_API_TOKEN: TOKEN, STAFF_API_TOKEN_PREVIOUS: `${TOKEN}2` });
    expect(config.staffApiTokens).toEqual([TOKEN, `${TOKEN}2`]);
  });

  test.each(['STAFF_API_TOKEN', 'STRIPE_WEBHOOK_SECRET'])('needs its successor: %s', (name) => {
    const value = name === 'STAFF_API_TOKEN' ? TOKEN : 'whsec_1';
    expect(() => readConfig({ [`${name}_PREVIOUS`]: value })).toThrow(`${name}_PREVIOUS needs ${name}`);
  });
});
