import { describe, expect, it, test } from 'vitest';
import { DAY } from '#domain/time-units.ts';
import { WEBHOOK_EVENTS } from '#server/checkout/webhook-routes.ts';
import { describeClock } from './check-clock.ts';
import { describeBackup, describePooler, describeTables } from './check-database.ts';
import { checkNode, describeDisk } from './check-machine.ts';
import { checkMail, isExample } from './check-mail.ts';
import { describeEndpoint } from './check-payments.ts';
import { describeCertificate } from './check-public-address.ts';
import { formatFindings, good, note, wrong } from './finding.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

describe('the doctor', () => {
  test.each([
    ['v20.0.0', 'good'],
    ['v24.21.0', 'good'],
    ['v18.20.4', 'wrong'],
  ])('finds Node %s %s', (version, state) => {
    expect(checkNode(version).state).toBe(state);
  });

  test.each([
    [50_000_000, 'wrong'],
    [100_000_000, 'note'],
    [1_000_000_000, 'good'],
  ])('finds %i free bytes on the disk %s', (free, state) => {
    expect(describeDisk(free, { dataDir: '/data', diskReserve: 100_000_000 }).state).toBe(state);
  });

  test.each([
    ['equal', 'good'],
    ['older', 'note'],
    ['newer', 'wrong'],
  ] as const)('finds tables of an %s version %s', (tables, state) => {
    expect(describeTables(tables).state).toBe(state);
  });

  test.each([
    ['none', []],
    ['with names', ['good']],
    ['without names', ['note']],
    ['hidden', ['wrong']],
  ] as const)('finds a pooler that is %s %j', (pooler, states) => {
    expect(describePooler(pooler).map(({ state }) => state)).toEqual(states);
  });

  test.each([
    ['of an hour ago', 1 / 24, true, 'good'],
    ['of three days ago', 3, true, 'wrong'],
    ['of three days ago, of a shop that nobody else reaches,', 3, false, 'note'],
  ])('finds a backup %s %s', (_, days, isPublic, state) => {
    const last = new Date(NOW.getTime() - days * DAY);
    expect(describeBackup(last, { isPublic, now: NOW }).state).toBe(state);
  });

  it('finds a public shop without a backup wrong', () => {
    expect(describeBackup(null, { isPublic: true, now: NOW })).toMatchObject({ state: 'wrong' });
  });

  test.each([
    ['2026-11-28T12:00:10Z', 'good'],
    ['2026-11-28T12:02:00Z', 'wrong'],
    ['2026-11-28T11:58:00Z', 'wrong'],
  ])('compares its clock with another one that says %s: %s', (other, state) => {
    expect(describeClock(new Date(other), [NOW, NOW]).state).toBe(state);
  });

  it('says by how much and in which direction the clock is off', () => {
    const { text } = describeClock(new Date(NOW.getTime() - 120_000), [NOW, NOW]);
    expect(text).toContain('120 seconds ahead');
  });

  test.each([
    ['2027-02-01', 'good'],
    ['2026-12-05', 'wrong'],
    ['2026-11-01', 'wrong'],
  ])('finds a certificate until %s %s', (until, state) => {
    expect(describeCertificate(new Date(until), NOW).state).toBe(state);
  });

  test.each([
    ['Marigold <shop@marigold.example>', true],
    ['shop@example.com', true],
    ['Lamps <shop@lamps.test-example.de>', false],
    ['shop@exemplary.com', false],
  ])('takes the sender %s for an example: %s', (address, isOne) => {
    expect(isExample(address)).toBe(isOne);
  });

  it('finds a missing mail server wrong where real money is taken', async () => {
    const shop = { smtpUrl: null, mailFrom: 'a@b.de', recipient: null, shopName: 'Lamps' };
    expect(await checkMail({ ...shop, isLive: true })).toMatchObject({ state: 'wrong' });
    expect(await checkMail({ ...shop, isLive: false })).toMatchObject({ state: 'note' });
  });
});

describe('the webhook endpoint', () => {
  const url = 'https://shop.example/api/webhooks/stripe';
  const endpoint = { url, isEnabled: true, events: WEBHOOK_EVENTS };

  test.each([
    ['with the events of the shop', [endpoint], 'good'],
    ['with all events', [{ ...endpoint, events: ['*'] }], 'good'],
    ['of another shop', [{ ...endpoint, url: 'https://other.example' }], 'wrong'],
    ['that is disabled', [{ ...endpoint, isEnabled: false }], 'wrong'],
  ] as const)('%s is found', (_, endpoints, state) => {
    expect(describeEndpoint(endpoints, url).state).toBe(state);
  });

  it('is found without some events, which are named', () => {
    const events = WEBHOOK_EVENTS.filter((event) => !event.startsWith('charge.dispute.funds'));
    expect(describeEndpoint([{ ...endpoint, events }], url).text).toContain(
      'charge.dispute.funds_withdrawn, charge.dispute.funds_reinstated',
    );
  });
});

describe('the report', () => {
  it('has a line for each finding, and counts what is wrong', () => {
    const findings = [good('Disk', 'room.'), note('Mail', 'none.'), wrong('Clock', 'late.')];
    expect(formatFindings(findings).split('\n')).toEqual([
      'ok     Disk: room.',
      'note   Mail: none.',
      'WRONG  Clock: late.',
      '3 findings, 1 of them to note: 1 thing is wrong.',
    ]);
  });
});
