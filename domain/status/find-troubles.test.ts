import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DAY, HOUR, MINUTE } from '../time-units.ts';
import type { StatusFacts } from './facts.ts';
import { CONDITIONS, findTroubles } from './find-troubles.ts';
import { headline, TROUBLE_NAMES, type TroubleName } from './trouble-names.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

const FIGURES: NonNullable<StatusFacts['figures']> = {
  orders: 10,
  lastOrderAt: ago(HOUR),
  unsettledPayments: 0,
  oldestUnsettledAt: null,
  refundsDue: 0,
  oldestRefundDueAt: null,
  refundsFailed: 0,
  disputesToAnswer: 0,
  mailsWaiting: 0,
  oldestMailWaitingAt: null,
  mailsFailed: 0,
  picturesToFetch: 0,
  lastBackupAt: ago(9 * HOUR),
};

/** A shop that others reach, that takes real money, and that is well. */
const WELL: StatusFacts = {
  now: NOW,
  figures: FIGURES,
  database: { answers: true, isReadOnly: false, isOutdated: false, newEpochAt: null },
  replicas: [{ replica: 1, state: 'used', behind: 0 }],
  disk: { free: 50e9, reserve: 100e6 },
  hasMailServer: true,
  isLive: true,
  isPublic: true,
  paymentTrouble: null,
  backupPlace: '/backups',
  backups: { lastGood: null, lastFailed: null, isFailing: false },
  uploads: { place: 's3://shop', problem: null },
  server: {
    startedAt: ago(DAY).getTime(),
    blockedFor: 0,
    failures: [],
    workers: { wanted: 2, answering: 2, replacedAt: [] },
  },
};

const withFigures = (change: Partial<typeof FIGURES>): StatusFacts => ({
  ...WELL,
  figures: { ...FIGURES, ...change },
});
const withDatabase = (change: Partial<StatusFacts['database']>): StatusFacts => ({
  ...WELL,
  database: { ...WELL.database, ...change },
});
const withServer = (change: Partial<StatusFacts['server']>): StatusFacts => ({
  ...WELL,
  server: { ...WELL.server, ...change },
});
const replaced = (...times: number[]) =>
  withServer({ workers: { wanted: 2, answering: 2, replacedAt: times.map((time) => ago(time).getTime()) } });
const failing: StatusFacts['backups'] = {
  lastGood: null,
  lastFailed: { at: ago(HOUR), problem: 'no space left on device' },
  isFailing: true,
};

/** By name: a shop with this trouble alone, and one that is just not that far. */
const CASES: Record<TroubleName, { sick: StatusFacts; well: StatusFacts }> = {
  database_away: { sick: withDatabase({ answers: false }), well: WELL },
  database_read_only: { sick: withDatabase({ isReadOnly: true }), well: WELL },
  version_outdated: { sick: withDatabase({ isOutdated: true }), well: WELL },
  database_slow: { sick: { ...WELL, figures: null }, well: WELL },
  database_new_epoch: {
    sick: withDatabase({ newEpochAt: ago(HOUR) }),
    well: withDatabase({ newEpochAt: ago(2 * DAY) }),
  },
  replica_left_out: {
    sick: { ...WELL, replicas: [{ replica: 1, state: 'left out', behind: 5_000 }] },
    well: { ...WELL, replicas: [{ replica: 1, state: 'joining', behind: null }] },
  },
  disk_full: { sick: { ...WELL, disk: { free: 99e6, reserve: 100e6 } }, well: { ...WELL, disk: null } },
  disk_nearly_full: {
    sick: { ...WELL, disk: { free: 100e6, reserve: 100e6 } },
    well: { ...WELL, disk: { free: 1e9, reserve: 100e6 } },
  },
  uploads_away: {
    sick: { ...WELL, uploads: { place: 's3://shop', problem: 'ECONNREFUSED' } },
    well: { ...WELL, uploads: null },
  },
  workers_replaced: {
    sick: replaced(3 * MINUTE, 2 * MINUTE, MINUTE),
    well: replaced(20 * MINUTE, 2 * MINUTE, MINUTE),
  },
  requests_failed: {
    sick: withServer({ failures: [{ at: ago(HOUR).getTime(), number: '7KQ2M-W4XTP' }] }),
    well: withServer({ failures: [{ at: ago(2 * DAY).getTime(), number: '7KQ2M-W4XTP' }] }),
  },
  event_loop_blocked: { sick: withServer({ blockedFor: 3_001 }), well: withServer({ blockedFor: 3_000 }) },
  payments_refused: { sick: { ...WELL, paymentTrouble: 'keys_refused' }, well: WELL },
  payments_unsettled: {
    sick: withFigures({ unsettledPayments: 1, oldestUnsettledAt: ago(61 * MINUTE) }),
    well: withFigures({ unsettledPayments: 1, oldestUnsettledAt: ago(59 * MINUTE) }),
  },
  refunds_failed: { sick: withFigures({ refundsFailed: 1 }), well: WELL },
  refunds_due: {
    sick: withFigures({ refundsDue: 1, oldestRefundDueAt: ago(25 * HOUR) }),
    well: withFigures({ refundsDue: 1, oldestRefundDueAt: ago(23 * HOUR) }),
  },
  disputes_to_answer: {
    sick: withFigures({ disputesToAnswer: 1, unsettledPayments: 1, oldestUnsettledAt: ago(DAY) }),
    well: WELL,
  },
  mail_off: {
    sick: { ...WELL, hasMailServer: false },
    well: { ...WELL, hasMailServer: false, isLive: false },
  },
  mail_waiting: {
    sick: withFigures({ mailsWaiting: 1, oldestMailWaitingAt: ago(31 * MINUTE) }),
    well: withFigures({ mailsWaiting: 1, oldestMailWaitingAt: ago(29 * MINUTE) }),
  },
  backup_failing: {
    sick: { ...withFigures({ lastBackupAt: ago(9 * DAY) }), backups: failing },
    well: { ...WELL, backups: { ...failing, isFailing: false } },
  },
  backup_missing: {
    sick: { ...withFigures({ lastBackupAt: null }), backupPlace: null },
    well: { ...withFigures({ lastBackupAt: null }), backupPlace: null, isPublic: false },
  },
  backup_old: {
    sick: withFigures({ lastBackupAt: ago(49 * HOUR) }),
    well: withFigures({ lastBackupAt: ago(47 * HOUR) }),
  },
};

describe('what is wrong with a shop', () => {
  it('is nothing while all is well', () => {
    expect(findTroubles(WELL)).toEqual([]);
  });

  it.each(TROUBLE_NAMES)('is %s alone, and not just before its threshold', (name) => {
    const { sick, well } = CASES[name];
    expect(findTroubles(sick).map((trouble) => trouble.name)).toEqual([name]);
    expect(findTroubles(well)).toEqual([]);
  });

  it.each(TROUBLE_NAMES)('of %s is said in whole sentences', (name) => {
    const [trouble] = findTroubles(CASES[name].sick);
    for (const sentence of [trouble?.what, trouble?.todo]) expect(sentence).toMatch(/^[A-Z\d].*\.$/);
  });

  it('is sorted by urgency, and says since when', () => {
    const sick = {
      ...withFigures({ mailsWaiting: 1_000, oldestMailWaitingAt: ago(DAY) }),
      paymentTrouble: 'test_keys',
    } as const;
    expect(findTroubles({ ...sick, database: { ...WELL.database, newEpochAt: ago(HOUR) } })).toMatchObject([
      { name: 'payments_refused', urgency: 'now', since: null },
      { name: 'mail_waiting', what: expect.stringMatching(/^1,000\+ mails wait /), since: ago(DAY) },
      { name: 'database_new_epoch', since: ago(HOUR) },
    ]);
  });

  it('waits with a first backup until the shop had time to make it', () => {
    const soon = {
      ...withFigures({ lastBackupAt: null }),
      server: { ...WELL.server, startedAt: ago(MINUTE).getTime() },
    };
    expect(findTroubles(soon)).toEqual([]);
    expect(findTroubles({ ...soon, server: WELL.server }).map(({ name }) => name)).toEqual([
      'backup_missing',
    ]);
  });

  it.each([
    [0, 'Everything is well.'],
    [1, '1 thing needs you.'],
    [3, '3 things need you.'],
  ])('of %i troubles the first sentence is %s', (count, sentence) => {
    expect(headline(count)).toBe(sentence);
  });
});

/** Alerts that the screen leaves to Prometheus, and why. */
const FROM_OUTSIDE_ONLY: Record<string, string> = {
  MarigoldDown: 'A server that does not answer shows no screen.',
  MarigoldRefusing:
    'A rate: the shop counts requests only for Prometheus, and a busy shop should not count more.',
  MarigoldSlow: 'A distribution of times, which only Prometheus keeps.',
  MarigoldTaskFailing: 'What the task leaves undone has its own sentence: mails, refunds, payments, backups.',
  MarigoldNoOrders: 'The shop does not know the hours at which it usually sells.',
};

describe('docs/alerts.yml', () => {
  it('has each alert on the status screen, with the same threshold', async () => {
    const { groups } = parse(await readFile('docs/alerts.yml', 'utf8')) as {
      groups: { rules: { alert: string; expr: string }[] }[];
    };
    const rules = groups.flatMap(({ rules }) => rules);
    const conditions = Object.values(CONDITIONS);
    for (const { alert, expr } of rules) {
      const same = conditions.filter((condition) => condition.alert === alert);
      expect(same.length > 0 || FROM_OUTSIDE_ONLY[alert] !== undefined, alert).toBe(true);
      const numbers = [...expr.matchAll(/[<>] ([\d.e]+)/g)].map(([, number]) => Number(number));
      for (const { limit } of same) if (limit !== null) expect(numbers, alert).toContain(limit);
    }
    const names = rules.map(({ alert }) => alert);
    for (const { alert } of conditions) if (alert !== null) expect(names).toContain(alert);
    for (const alert of Object.keys(FROM_OUTSIDE_ONLY)) expect(names).toContain(alert);
  });
});
