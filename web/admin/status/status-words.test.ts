import { describe, expect, it, test } from 'vitest';
import type { WireStatus } from '#contract/calls/status.ts';
import { datesIn } from '#web/shared/use-dates.ts';
import { describeDatabase, describeServer, formatBytes, formatSeconds } from './status-words.ts';

const AT = '2026-11-29T12:00:00.000Z';
const STATUS: WireStatus = {
  at: AT,
  version: '0.5.0',
  troubles: [],
  database: { answers: true, isReadOnly: false, isOutdated: false, tables: 'equal' },
  replicas: [],
  disk: { free: 52_400_000_000, reserve: 100_000_000 },
  hasMailServer: true,
  server: { startedAt: AT, blockedFor: 0 },
};
const dates = datesIn('UTC');
const readServer = (change: Partial<WireStatus>) =>
  Object.fromEntries(
    describeServer({ ...STATUS, ...change }, dates).map((row) => [row.term, row.description]),
  );
const readDatabase = (change: Partial<WireStatus>) =>
  Object.fromEntries(
    describeDatabase({ ...STATUS, ...change }, dates).map((row) => [row.term, row.description]),
  );

test.each([
  [0, '0 KB'],
  [6_230_000, '6.2 MB'],
  [52_400_000_000, '52 GB'],
  [999_999, '1,000 KB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test('milliseconds are said in seconds', () => {
  expect([1_000, 1_240].map(formatSeconds)).toEqual(['1 second', '1.2 seconds']);
});

describe('the status of a shop', () => {
  it('that is well says so of each part', () => {
    expect(readServer({})).toEqual({
      Version: '0.5.0',
      Started: 'November 29, 2026 at 12:00 PM UTC',
      Processes: 'One, which answers',
      'Longest pause': 'None of a second in the last minute',
      Disk: '52 GB free',
      Pictures: 'In the data folder',
    });
    expect(readDatabase({})).toMatchObject({ Replicas: 'None', Tables: 'As this version needs them' });
  });

  it('says what of it is not known', () => {
    const { disk: _, ...unknown } = STATUS;
    expect(describeServer(unknown, dates)).toContainEqual({ term: 'Disk', description: 'Not known' });
    const database = { answers: false, isReadOnly: false, isOutdated: false };
    expect(readDatabase({ database })).toMatchObject({ State: 'Does not answer', Tables: 'Not known' });
  });

  it('has workers, replicas and storage', () => {
    const server = { ...STATUS.server, workers: { wanted: 2, answering: 1 }, blockedFor: 1_200 };
    expect(readServer({ server, uploads: { place: 's3://shop', problem: 'ECONNREFUSED' } })).toMatchObject({
      Processes: '1 of 2 workers answer',
      'Longest pause': '1.2 seconds in the last minute',
      Pictures: 'At s3://shop: ECONNREFUSED',
    });
    const replicas = [
      { replica: 1, state: 'used' as const, behind: 0 },
      { replica: 2, state: 'left out' as const },
    ];
    expect(readDatabase({ replicas }).Replicas).toBe(
      'Replica 1 is used, 0 seconds behind. Replica 2 is left out.',
    );
  });
});
