import type { WireStatus } from '#contract/calls/status.ts';
import { formatCount } from '#domain/counts.ts';
import type { Dates } from '#web/shared/use-dates.ts';

type Row = { term: string; description: string };

export const NOT_READ = 'Not known: the database did not answer in time.';

const KILO = 1_000;
const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** '6.2 MB', '52 GB': one decimal below ten. */
export function formatBytes(bytes: number): string {
  let amount = bytes / KILO;
  let unit = 0;
  while (amount >= KILO && unit < UNITS.length - 1) {
    amount /= KILO;
    unit++;
  }
  const shown = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${shown.toLocaleString('en-US')} ${UNITS[unit]}`;
}

/** '1.2 seconds' */
export function formatSeconds(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 100) / 10;
  return `${seconds.toLocaleString('en-US')} ${seconds === 1 ? 'second' : 'seconds'}`;
}

export function describeServer(
  { version, server, disk, uploads }: WireStatus,
  { formatDateTime }: Dates,
): Row[] {
  const { startedAt, workers, blockedFor } = server;
  return [
    { term: 'Version', description: version },
    { term: 'Started', description: formatDateTime(startedAt) },
    {
      term: 'Processes',
      description: workers
        ? `${formatCount(workers.answering)} of ${formatCount(workers.wanted)} workers answer`
        : 'One, which answers',
    },
    {
      term: 'Longest pause',
      description:
        blockedFor === 0
          ? 'None of a second in the last minute'
          : `${formatSeconds(blockedFor)} in the last minute`,
    },
    { term: 'Disk', description: disk ? `${formatBytes(disk.free)} free` : 'Not known' },
    { term: 'Pictures', description: uploads ? describeUploads(uploads) : 'In the data folder' },
  ];
}

function describeUploads({ place, problem }: NonNullable<WireStatus['uploads']>): string {
  return problem === undefined ? `At ${place}, which answers` : `At ${place}: ${problem}`;
}

export function describeDatabase({ database, replicas }: WireStatus, { formatDateTime }: Dates): Row[] {
  const { answers, isReadOnly, isOutdated, tables, newEpochAt } = database;
  return [
    {
      term: 'State',
      description: answers
        ? isReadOnly
          ? 'Accepts no changes'
          : 'Answers, and accepts changes'
        : 'Does not answer',
    },
    { term: 'Tables', description: isOutdated ? TABLES.outdated : TABLES[tables ?? 'unknown'] },
    {
      term: 'Crash or failover',
      description: newEpochAt ? `Seen ${formatDateTime(newEpochAt)}` : 'None since the shop started',
    },
    {
      term: 'Replicas',
      description: replicas.length === 0 ? 'None' : replicas.map(describeReplica).join(' '),
    },
  ];
}

const TABLES = {
  equal: 'As this version needs them',
  older: 'Of an older version',
  newer: 'Of a newer version, with which this one may run',
  outdated: 'Of a newer version, which this one does not understand',
  unknown: 'Not known',
};

function describeReplica({ replica, state, behind }: WireStatus['replicas'][number]): string {
  const lag = behind === undefined ? '' : `, ${formatSeconds(behind)} behind`;
  return `Replica ${replica} is ${state}${lag}.`;
}
