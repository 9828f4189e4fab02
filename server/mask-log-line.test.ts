import { expect, test } from 'vitest';
import { createLinkToken } from './email-codes/link-token.ts';
import { deriveProofKeys } from './email-codes/proof-keys.ts';
import { maskLogLine } from './mask-log-line.ts';

const TOKEN = Buffer.alloc(32, 7).toString('base64url');
const SEALED = createLinkToken(deriveProofKeys('secret'), 'cart-reminder', 'ada@example.com');

test.each([
  ['an order', 'order MG-1234-5678-9ABC-DEF0 is paid', 'order MG-…DEF0 is paid'],
  ['a membership, as it is typed', 'mm-1234-5678-9abc-def0', 'mm-…def0'],
  [
    'an order after an escaped line break',
    String.raw`"a\nMG-1234-5678-9ABC-DEF0"`,
    String.raw`"a\nMG-…DEF0"`,
  ],
  [
    'an order in the event of a mail',
    'order:MG-1234-5678-9ABC-DEF0:confirmation',
    'order:MG-…DEF0:confirmation',
  ],
  ['a payment', '"paymentIntentId":"pi_3NabcdefghijklmnopqrWXYZ"', '"paymentIntentId":"pi_…WXYZ"'],
  ['a payment with its secret', 'pi_3NabcdefghijklmnopqrWXYZ_secret_abc123', 'pi_…WXYZ'],
  [
    'the token of a link',
    `No route matches URL "/user/payy/${TOKEN}"`,
    'No route matches URL "/user/payy/…"',
  ],
  ['the token of a mail', `token=${SEALED}`, 'token=…'],
  ['an email address', '550 no such user <ada.l+x@mail.example.com>', '550 no such user <…@…>'],
  ['an address of another script', 'to jürgen@müller.example: no', 'to …@…: no'],
  ['an address of a domain in Cyrillic', '<иван@почта.рф>', '<…@…>'],
  ['an address of a domain as mail servers write it', 'ada@xn--bcher-kva.xn--p1ai ', '…@… '],
  [
    'an address in a URL',
    'GET /api/mails?recipient=ada%40example.com&page=2',
    'GET /api/mails?recipient=…@…&page=2',
  ],
  ['an address in a URL within a URL', '?next=%2Fx%3Fto%3Dada%2Bx%2540example.com', '?next=…@…'],
  ['an address with an apostrophe', "'o'brien@example.com'", "'…@…'"],
  ['a saved card with its secret', 'seti_1NabcdefghijklmnopqrWXYZ_secret_abc123', 'seti_…WXYZ'],
  ['another secret of the provider', 'cuss_1_secret_abcdefgh12', 'cuss_1_secret_…'],
  [
    'a key of the provider',
    'Invalid API Key provided: sk_live_51Habcdefgh',
    'Invalid API Key provided: sk_live_…',
  ],
  ['the secret of webhooks', 'whsec_abcdefgh1234', 'whsec_…'],
  ['a login of the database', 'postgres://shop:word@db.example.com:5432/x', 'postgres://shop:…@…:5432/x'],
])('masks %s', (_, line, masked) => {
  expect(maskLogLine(line)).toBe(masked);
});

test.each([
  '{"level":30,"requestId":"7b0f6a5e-54f1-4a51-8f0c-2f6a3f2c9f11","method":"GET","path":"/user/home"}',
  'type: api_connection_error',
  'node_modules/@x/y, 40% of 100%4 a.b@ @c.d whsec_ task_test_abcdefghij',
  'at file:///srv/marigold/node_modules/@hono/node-server/dist/index.mjs:1:2',
  'at x (/srv/marigold/node_modules/.pnpm/stripe@17.5.0/node_modules/stripe/cjs/stripe.core.js:3:4)',
  '{"account":"Q3vJx0a_-9Zk","address":"abcdefgh1234","msg":"a sign-in was refused"}',
])('leaves alone %s', (line) => {
  expect(maskLogLine(line)).toBe(line);
});

test('reads a long line once', () => {
  const line = `pi_ ${'a.'.repeat(500_000)} ${'+'.repeat(500_000)}`;
  expect(maskLogLine(line)).toBe(line);
});

test.each(["a'", '%2', 'ü', 'a_secret', '@', '-', "'"])('reads a long line of %j once, too', (part) => {
  const line = `pi_ ${part.repeat(500_000)} ${part.repeat(500_000)}`;
  expect(maskLogLine(line)).toMatch(/^pi_ /);
});
