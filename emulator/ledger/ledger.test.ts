import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { someIntent } from '../testing/some-records.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { AnswerRecord, EventRecord, IntentRecord } from './records.ts';

const HOUR = 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);

async function newFile() {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'ledger.jsonl');
}

const openAt = (file: string, time = START) => openLedger(file, () => new Date(time));

function intent(id: string, change: Partial<IntentRecord> = {}): IntentRecord {
  return { ...someIntent({ id, created: START / 1000 }), ...change };
}

function event(id: string, about: string, change: Partial<EventRecord> = {}): EventRecord {
  const made = { type: 'payment_intent.created', created: START / 1000, request: null } as const;
  return { kind: 'event', id, about, owed: true, ...made, ...change };
}

function answer(id: string, answeredAt: number): AnswerRecord {
  const given = { digest: 'd', requestId: 'req_1', status: 200, body: 'x'.repeat(20_000) };
  return { kind: 'idempotent_answer', id, answeredAt, ...given };
}

/** Everything one can ask it. */
const contentsOf = (ledger: Ledger) => ({
  intents: [...ledger.intents.values()],
  refunds: [...ledger.refunds.values()],
  events: [...ledger.events.values()].map(({ record: { was: _, owed: __, ...record }, subject }) => ({
    record,
    subject,
    owed: ledger.isOwed(record.id),
  })),
  answers: ['key-old', 'key-new'].map((id) => ledger.findAnswer(id) !== undefined),
  fingerprint: ledger.fingerprint('4242'),
});

describe('an event', () => {
  it('shows what it is about as it was then, also after a restart', async () => {
    const file = await newFile();
    const ledger = await openAt(file);
    await ledger.save([intent('pi_1'), event('evt_1', 'pi_1')]);
    await ledger.save([
      intent('pi_1', { status: 'succeeded' }),
      event('evt_2', 'pi_1', { type: 'payment_intent.succeeded' }),
    ]);
    const statuses = ({ events }: Ledger) =>
      [...events.values()].map(({ subject }) => ('status' in subject ? subject.status : null));
    expect(statuses(ledger)).toEqual(['requires_payment_method', 'succeeded']);
    await ledger.close();
    const again = await openAt(file);
    expect(statuses(again)).toEqual(['requires_payment_method', 'succeeded']);
    await again.close();
  });

  it('is owed until its delivery has ended', async () => {
    const file = await newFile();
    const ledger = await openAt(file);
    await ledger.save([intent('pi_1'), event('evt_1', 'pi_1'), event('evt_2', 'pi_1')]);
    await ledger.save([event('evt_3', 'pi_1', { owed: false }), event('evt_4', 'pi_1')]);
    ledger.noteDelivery({ kind: 'delivery', id: 'evt_2', outcome: 'acknowledged' });
    expect(ledger.owedEvents()).toEqual(['evt_1', 'evt_4']);
    await ledger.close();
    const again = await openAt(file);
    expect(again.owedEvents()).toEqual(['evt_1', 'evt_4']);
    await again.close();
  });

  it('is forgotten after 30 days', async () => {
    const file = await newFile();
    const ledger = await openAt(file);
    await ledger.save([intent('pi_1'), event('evt_1', 'pi_1')]);
    const later = START + 29 * 24 * HOUR;
    await ledger.save([event('evt_2', 'pi_1', { created: later / 1000 })]);
    await ledger.close();
    const again = await openAt(file, START + 31 * 24 * HOUR);
    expect([...again.events.values()].map(({ id }) => id)).toEqual(['evt_2']);
    expect(again.owedEvents()).toEqual(['evt_2']);
    await again.close();
  });
});

it('opens a ledger written before there were refunds, cancellations and events', async () => {
  const { canceledAt: _, cancellationReason: __, ...oldIntent } = intent('pi_1', { latestCharge: 'ch_1' });
  const oldCharge = { kind: 'charge', id: 'ch_1', amount: 5000, paymentIntent: 'pi_1', failure: null };
  const header = { ledger: 'stripe-emulator', version: 1, fingerprintKey: 'k'.repeat(43) };
  const file = await newFile();
  await writeFile(file, `${JSON.stringify([header])}\n${JSON.stringify([[oldIntent, oldCharge]])}\n`);
  const ledger = await openAt(file);
  expect(ledger.intents.get('pi_1')).toEqual(intent('pi_1', { latestCharge: 'ch_1' }));
  expect(ledger.findCharge('ch_1')).toEqual({ ...oldCharge, amountRefunded: 0 });
  await ledger.close();
});

describe('a ledger that is mostly obsolete', () => {
  /** 300 answers of 20 KB that expire after a day, and a little that does not. */
  async function mostlyObsolete() {
    const file = await newFile();
    const ledger = await openAt(file);
    await ledger.save([intent('pi_1'), event('evt_1', 'pi_1')]);
    await ledger.save([intent('pi_2'), event('evt_2', 'pi_2')]);
    for (let index = 0; index < 300; index += 1) await ledger.save([answer(`key-${index}`, START)]);
    await ledger.save([intent('pi_1', { status: 'succeeded' }), answer('key-old', START)]);
    await ledger.save([answer('key-new', START + 20 * HOUR)]);
    ledger.noteDelivery({ kind: 'delivery', id: 'evt_2', outcome: 'acknowledged' });
    await ledger.close();
    return file;
  }

  const nextDay = START + 30 * HOUR;

  it('is written anew, with all that is needed', async () => {
    const file = await mostlyObsolete();
    const ledger = await openAt(file, nextDay);
    const contents = contentsOf(ledger);
    expect((await stat(file)).size).toBeLessThan(30_000);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(contents).toMatchObject({
      intents: [
        { id: 'pi_1', status: 'succeeded' },
        { id: 'pi_2', status: 'requires_payment_method' },
      ],
      events: [
        { subject: { id: 'pi_1', status: 'requires_payment_method' }, owed: true },
        { subject: { id: 'pi_2' }, owed: false },
      ],
      answers: [false, true],
    });
    await ledger.save([intent('pi_3')]);
    await ledger.close();

    const again = await openAt(file, nextDay);
    expect(contentsOf(again)).toEqual({
      ...contents,
      intents: [...contents.intents, intent('pi_3')],
    });
    await again.close();
  });

  it('is left alone while it is needed', async () => {
    const file = await mostlyObsolete();
    const before = await readFile(file, 'utf8');
    const ledger = await openAt(file, START + 23 * HOUR);
    await ledger.close();
    expect(await readFile(file, 'utf8')).toBe(before);
  });

  it.each([
    ['at the beginning', 0],
    ['in the middle', 0.5],
    ['before the new file takes the place of the old one', 1],
  ])('loses nothing in a crash %s', async (_, written) => {
    const file = await mostlyObsolete();
    const old = await readFile(file);
    const ledger = await openAt(file, nextDay);
    const contents = contentsOf(ledger);
    await ledger.close();
    const compacted = await readFile(file);

    await writeFile(file, old);
    await writeFile(`${file}.new`, compacted.subarray(0, compacted.length * written));
    const again = await openAt(file, nextDay);
    expect(contentsOf(again)).toEqual(contents);
    await again.close();
    expect(await readFile(file)).toEqual(compacted);
    await expect(stat(`${file}.new`)).rejects.toThrow('ENOENT');
  });
});
