import { copyFileSync } from 'node:fs';
import { mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { someIntent } from '../testing/some-records.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { AnswerRecord, EventRecord, IntentRecord } from './records.ts';

const HOUR = 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);

async function newFile() {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'new', 'ledger.sqlite');
}

/** The ledger in the file, closed with the test at the latest. */
async function openAt(file: string, time = START): Promise<Ledger> {
  const ledger = await openLedger(file, () => new Date(time));
  onTestFinished(() => ledger.close());
  return ledger;
}

function intent(id: string, change: Partial<IntentRecord> = {}): IntentRecord {
  return { ...someIntent({ id, created: START / 1000 }), ...change };
}

function event(id: string, change: Partial<EventRecord> = {}): EventRecord {
  const made = { type: 'payment_intent.created', created: START / 1000, request: null } as const;
  return { kind: 'event', id, subject: intent('pi_1'), owed: true, ...made, ...change };
}

function answer(id: string, created: number): AnswerRecord {
  return { kind: 'idempotent_answer', id, created, digest: 'd', requestId: 'req_1', status: 200, body: '{}' };
}

const ALL = { limit: 100 };
const eventsIn = (ledger: Ledger) => ledger.readPage('event', ALL).items.map(({ id }) => id);
const owedIn = (ledger: Ledger) => ledger.owedEvents().map(({ id }) => id);

describe('the ledger', () => {
  it('reads saved records, also after a restart', async () => {
    const file = await newFile();
    const ledger = await openAt(file);
    const records = [intent('pi_1', { description: 'zwei\nZeilen' }), intent('pi_2')];
    ledger.save(records);
    await ledger.close();
    const again = await openAt(file);
    expect([again.find('payment_intent', 'pi_1'), again.find('payment_intent', 'pi_2')]).toEqual(records);
    expect(again.find('charge', 'pi_1')).toBeUndefined();
    expect(again.fingerprint('4242')).toBe(ledger.fingerprint('4242'));
  });

  it('reads the last state of a record that was saved again', async () => {
    const ledger = await openAt(await newFile());
    ledger.save([intent('pi_1'), intent('pi_2')]);
    ledger.save([intent('pi_1', { status: 'succeeded' })]);
    expect(ledger.find('payment_intent', 'pi_1')?.status).toBe('succeeded');
  });
});

describe('a page', () => {
  type Wish = Partial<Parameters<Ledger['readPage']>[1]>;

  async function readPage(page: Wish) {
    const ledger = await openAt(await newFile());
    for (const id of ['a', 'b', 'c', 'd', 'e']) ledger.save([intent(id, { currency: id })]);
    const { items, hasMore } = ledger.readPage('payment_intent', { limit: 2, ...page });
    return [items.map(({ id }) => id).join(''), hasMore];
  }

  it.each<[Wish, string, boolean]>([
    [{}, 'ed', true],
    [{ limit: 5 }, 'edcba', false],
    [{ starting_after: 'd' }, 'cb', true],
    [{ starting_after: 'c' }, 'ba', false],
    [{ starting_after: 'a' }, '', false],
    [{ ending_before: 'a' }, 'cb', true],
    [{ ending_before: 'c' }, 'ed', false],
    [{ ending_before: 'e' }, '', false],
    [{ fields: { currency: ['a', 'c', 'e'] } }, 'ec', true],
    [{ fields: { currency: ['a', 'c'] } }, 'ca', false],
    [{ fields: { currency: 'c' } }, 'c', false],
    [{ fields: { currency: 'c', description: undefined } }, 'c', false],
  ])('%o is %s, newest first', async (page, items, hasMore) => {
    expect(await readPage(page)).toEqual([items, hasMore]);
  });

  it('keeps the place of a record that was saved again', async () => {
    const ledger = await openAt(await newFile());
    ledger.save([intent('a'), intent('b'), intent('c')]);
    ledger.save([intent('b', { status: 'canceled' })]);
    const { items } = ledger.readPage('payment_intent', ALL);
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      ['c', 'requires_payment_method'],
      ['b', 'canceled'],
      ['a', 'requires_payment_method'],
    ]);
  });

  it('is ordered by the time of creation, also of records that were saved later', async () => {
    const ledger = await openAt(await newFile());
    ledger.save([intent('b', { created: 2 }), intent('c', { created: 3 }), intent('a', { created: 1 })]);
    const page = ledger.readPage('payment_intent', { ...ALL, limit: 2 });
    expect(page.items.map(({ id }) => id)).toEqual(['c', 'b']);
    const next = ledger.readPage('payment_intent', { ...ALL, starting_after: 'b' });
    expect(next.items.map(({ id }) => id)).toEqual(['a']);
  });

  it.each([
    [{ gt: 2 }, 'c'],
    [{ gte: 2 }, 'cb'],
    [{ lt: 2 }, 'a'],
    [{ lte: 2, gt: 1 }, 'b'],
  ])('created in %o is %s', async (created, items) => {
    const ledger = await openAt(await newFile());
    ledger.save([intent('a', { created: 1 }), intent('b', { created: 2 }), intent('c', { created: 3 })]);
    const page = ledger.readPage('payment_intent', { ...ALL, created });
    expect(page.items.map(({ id }) => id).join('')).toBe(items);
  });
});

describe('an event', () => {
  it('shows its subject as it was then, also after a restart', async () => {
    const file = await newFile();
    const ledger = await openAt(file);
    const paid = intent('pi_1', { status: 'succeeded' });
    ledger.save([intent('pi_1'), event('evt_1')]);
    ledger.save([paid, event('evt_2', { subject: paid, type: 'payment_intent.succeeded' })]);
    await ledger.close();
    const again = await openAt(file);
    const subjects = ['evt_1', 'evt_2'].map((id) => again.find('event', id)?.subject);
    expect(subjects).toMatchObject([{ status: 'requires_payment_method' }, { status: 'succeeded' }]);
  });

  it('is undelivered until its delivery ends', async () => {
    const file = await newFile();
    const ledger = await openAt(file);
    ledger.save([event('evt_1'), event('evt_2')]);
    ledger.save([event('evt_3', { owed: false }), event('evt_4')]);
    ledger.endDelivery('evt_2');
    expect(owedIn(ledger)).toEqual(['evt_1', 'evt_4']);
    expect(ledger.readPage('event', { ...ALL, isOwed: false }).items.map(({ id }) => id)).toEqual([
      'evt_3',
      'evt_2',
    ]);
    await ledger.close();
    const again = await openAt(file);
    expect(owedIn(again)).toEqual(['evt_1', 'evt_4']);
    expect([again.isOwed('evt_1'), again.isOwed('evt_2')]).toEqual([true, false]);
  });

  it('is deleted after 30 days', async () => {
    const file = await newFile();
    const ledger = await openAt(file);
    ledger.save([event('evt_1')]);
    ledger.save([event('evt_2', { created: START / 1000 + 29 * 24 * 3600 })]);
    await ledger.close();
    const again = await openAt(file, START + 31 * 24 * HOUR);
    expect(eventsIn(again)).toEqual(['evt_2']);
    expect(owedIn(again)).toEqual(['evt_2']);
  });
});

it('deletes the answer for an idempotency key after 24 hours', async () => {
  const file = await newFile();
  const ledger = await openAt(file, START + 25 * HOUR);
  ledger.save([answer('old', START / 1000), answer('new', START / 1000 + 2 * 3600)]);
  expect([ledger.findAnswer('old'), ledger.findAnswer('new')?.id]).toEqual([undefined, 'new']);
  await ledger.close();
  const again = await openAt(file, START + 25 * HOUR);
  expect(again.find('idempotent_answer', 'old')).toBeUndefined();
  expect(again.findAnswer('new')?.id).toBe('new');
});

describe('after a crash', () => {
  it('has all committed records, and no others', async () => {
    const file = await newFile();
    const ledger = await openAt(file);
    ledger.save([intent('pi_1')]);
    await ledger.committed();
    ledger.save([intent('pi_2')]);
    const copy = copyLedger(file);
    const again = await openAt(copy);
    expect(again.readPage('payment_intent', ALL).items.map(({ id }) => id)).toEqual(['pi_1']);
  });

  it.each([1, 100, 2_000])('ignores a last transaction of which %i bytes are missing', async (missing) => {
    const file = await newFile();
    const ledger = await openAt(file);
    ledger.save([intent('pi_1')]);
    await ledger.committed();
    ledger.save([intent('pi_2')]);
    await ledger.committed();
    const copy = copyLedger(file);
    const log = await open(`${copy}-wal`, 'r+');
    await log.truncate((await log.stat()).size - missing);
    await log.close();

    const again = await openAt(copy);
    expect(again.readPage('payment_intent', ALL).items.map(({ id }) => id)).toEqual(['pi_1']);
    again.save([intent('pi_2')]);
    await again.close();
    expect((await openAt(copy)).find('payment_intent', 'pi_2')).toBeDefined();
  });

  it('creates the ledger in an empty file', async () => {
    const file = await newFile();
    await (await openAt(file)).close();
    await writeFile(file, '');
    expect(eventsIn(await openAt(file))).toEqual([]);
  });
});

/** The files as a crash leaves them: the database and its write-ahead log, never closed. */
function copyLedger(file: string): string {
  const copy = `${file}.copy`;
  copyFileSync(file, copy);
  copyFileSync(`${file}-wal`, `${copy}-wal`);
  return copy;
}

describe('refuses and keeps', () => {
  it.each([
    ['a line of text', 'a letter\n'],
    ['text', 'a letter'],
    ['a file of settings', '[section]\n'],
    ['JSON', '{}'],
    ['a long text', 'x'.repeat(5000)],
  ])('%s', async (_, other) => {
    const file = await newFile();
    await (await openAt(file)).close();
    await writeFile(file, other);
    await expect(openAt(file)).rejects.toThrow('not a payment ledger');
    expect(await readFile(file, 'utf8')).toBe(other);
  });

  it('a database of another program', async () => {
    const file = await newFile();
    await (await openAt(file)).close();
    await rm(file);
    const db = new DatabaseSync(file);
    db.exec('create table letters (text text)');
    db.close();
    const before = await readFile(file);
    await expect(openAt(file)).rejects.toThrow('not a payment ledger');
    expect(await readFile(file)).toEqual(before);
  });

  it('a damaged file', async () => {
    const file = await newFile();
    const ledger = await openAt(file);
    for (let index = 0; index < 100; index += 1) ledger.save([intent(`pi_${index}`)]);
    await ledger.close();
    const damaged = await readFile(file);
    damaged.fill(0xff, 4096 * 3, 4096 * 5);
    await writeFile(file, damaged);
    await expect(openAt(file)).rejects.toThrow('is damaged');
    expect(await readFile(file)).toEqual(damaged);
  });

  it('a file that another emulator has open', async () => {
    const file = await newFile();
    const ledger = await openAt(file);
    await expect(openAt(file)).rejects.toThrow('in use by another process');
    ledger.save([intent('pi_1')]);
    await ledger.committed();
  });
});

it('is readable by its owner only', async () => {
  const file = await newFile();
  const ledger = await openAt(file);
  ledger.save([intent('pi_1')]);
  await ledger.committed();
  for (const part of [file, `${file}-wal`]) expect((await stat(part)).mode & 0o077).toBe(0);
});
