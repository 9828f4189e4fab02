import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openLedger } from '../ledger/ledger.ts';
import { LedgerError } from '../ledger/ledger-error.ts';
import { methodThat, someIntent } from '../testing/some-records.ts';
import { catchError } from '../testing/start-emulator.ts';
import { importLog } from './import-log.ts';

const NOW = new Date('2026-01-02T00:00:00Z');
const CREATED = NOW.getTime() / 1000 - 3600;

const { attempts: _, ...loggedIntent } = someIntent({ id: 'pi_1', created: CREATED });
const paidIntent = { ...loggedIntent, status: 'succeeded', latestCharge: 'ch_1' };
const charge = {
  kind: 'charge',
  id: 'ch_1',
  created: CREATED,
  amount: 5000,
  paymentIntent: 'pi_1',
  amountRefunded: 5,
};
const event = {
  kind: 'event',
  type: 'payment_intent.succeeded',
  created: CREATED,
  about: 'pi_1',
  owed: true,
};
const answer = { kind: 'idempotent_answer', id: 'secret:key-1', digest: 'd', status: 200, body: '{}' };
const settled = {
  kind: 'settled_payment',
  id: 'pi_made',
  created: CREATED - 1000,
  amount: 6899,
  currency: 'usd',
  receiptEmail: 'jenny@example.com',
  metadata: { checkout: 'MG-1' },
  paymentMethod: 'pm_1',
  refund: { id: 're_made', created: CREATED - 500 },
};
const HEADER = { ledger: 'stripe-emulator', version: 1, fingerprintKey: 'k'.repeat(43) };

/** A ledger opened beside a log of these lines; each line is what one write made durable. */
async function openBeside(...lines: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'ledger.jsonl'), lines.join('\n'));
  const open = async () => {
    const ledger = await openLedger(join(folder, 'ledger.sqlite'), () => NOW, importLog);
    onTestFinished(() => ledger.close());
    return ledger;
  };
  return { open, folder };
}

const line = (...entries: unknown[]) => JSON.stringify(entries);

it('imports every record of a log, once', async () => {
  const { open } = await openBeside(
    line(HEADER, [loggedIntent, { ...event, id: 'evt_1', type: 'payment_intent.created' }]),
    line([paidIntent, charge, { ...event, id: 'evt_2' }], [{ kind: 'delivery', id: 'evt_1' }]),
    line(
      [methodThat({ challenge: false, result: 'approved' })],
      [settled],
      [{ ...answer, answeredAt: CREATED * 1000 + 999 }],
    ),
    '',
  );
  const ledger = await open();
  expect(ledger.find('payment_intent', 'pi_1')).toEqual({ ...paidIntent, attempts: 0 });
  expect(ledger.find('charge', 'ch_1')).toEqual(charge);
  expect(ledger.find('event', 'evt_1')?.subject).toEqual({ ...loggedIntent, attempts: 0 });
  expect(ledger.find('event', 'evt_2')?.subject).toEqual({ ...paidIntent, attempts: 0 });
  expect(ledger.owedEvents().map(({ id }) => id)).toEqual(['evt_2']);
  expect(ledger.findAnswer('secret:key-1')).toEqual({ ...answer, created: CREATED });
  const shared = { created: settled.created, amount: 6899, metadata: { checkout: 'MG-1' } };
  expect(ledger.find('payment_intent', 'pi_made')).toMatchObject({ ...shared, status: 'succeeded' });
  expect(ledger.find('charge', 'ch_made')).toMatchObject({
    ...shared,
    amountRefunded: 6899,
    paymentMethod: 'pm_1',
  });
  expect(ledger.find('refund', 're_made')).toMatchObject({
    created: CREATED - 500,
    amount: 6899,
    charge: 'ch_made',
  });
  const fingerprint = ledger.fingerprint('4242');

  ledger.save([{ ...someIntent({ id: 'pi_1', created: CREATED }), status: 'canceled' }]);
  await ledger.close();
  const again = await open();
  expect(again.find('payment_intent', 'pi_1')?.status).toBe('canceled');
  expect(again.fingerprint('4242')).toBe(fingerprint);
});

it('imports a log written before there were refunds and cancellations', async () => {
  const { canceledAt: _, cancellationReason: __, ...oldIntent } = loggedIntent;
  const { amountRefunded: ___, ...oldCharge } = charge;
  const { open } = await openBeside(line(HEADER), line([oldIntent, oldCharge]), '');
  const ledger = await open();
  expect(ledger.find('payment_intent', 'pi_1')).toEqual({ ...loggedIntent, attempts: 0 });
  expect(ledger.find('charge', 'ch_1')).toEqual({ ...oldCharge, amountRefunded: 0 });
});

it.each(['[{"torn":', '[[{"no":"line break"}', '\0\0\0\0\n', 'é'])(
  'ignores a torn last line %j',
  async (torn) => {
    const { open } = await openBeside(line(HEADER), line([loggedIntent]), torn);
    expect((await open()).find('payment_intent', 'pi_1')).toBeDefined();
  },
);

it.each(['[{"led', '\0\0\0\0'])('starts a new ledger when of the log there is only %j', async (torn) => {
  const { open } = await openBeside(torn);
  expect((await open()).find('payment_intent', 'pi_1')).toBeUndefined();
});

it('imports nothing of a log that is damaged before its end', async () => {
  const lines = [line(HEADER), line([loggedIntent]).slice(0, -5), line([charge])];
  const { open, folder } = await openBeside(...lines);
  await expect(open()).rejects.toThrow(LedgerError);
  await writeFile(join(folder, 'ledger.jsonl'), line(HEADER, [loggedIntent]));
  expect((await open()).find('payment_intent', 'pi_1')).toBeDefined();
});

it.each([
  ['a payment without its payment method', line([settled])],
  ['records that are no list', line({ kind: 'charge', id: 'ch_1' })],
  ['a record without a kind', line([{ id: 'ch_1' }])],
])('reports a log with %s as damaged, in one line', async (_, damaged) => {
  const { open } = await openBeside(line(HEADER), damaged, '');
  const error = await catchError(LedgerError, open());
  expect(error.message).toMatch(/^The payment ledger .* is damaged\. Restore it from a backup\.$/);
});

it('imports texts with line and paragraph separators', async () => {
  const separated = { ...loggedIntent, receiptEmail: 'ada\u2028\u2029@example.com' };
  const { open } = await openBeside(line(HEADER), line([separated]), '');
  const ledger = await open();
  expect(ledger.find('payment_intent', 'pi_1')?.receiptEmail).toBe(separated.receiptEmail);
});

it('refuses a log of another program', async () => {
  const { open, folder } = await openBeside('["something else"]', '["more"]');
  await expect(open()).rejects.toThrow(
    new LedgerError(`${join(folder, 'ledger.jsonl')} is not a payment ledger. Move it away.`),
  );
});
