import { DAY, MINUTE, SECOND } from '../time-units.ts';
import { type Condition, counted, isOlder } from './condition.ts';
import type { TroubleName } from './trouble-names.ts';

/** The screen is opened less often than an alert is sent: what happened once stays for a day. */
const SHOWN_FOR = DAY;

/** Milliseconds in which workers are replaced again and again; one alone may have been an accident. */
const LATELY = 15 * MINUTE;

/** Numbers of failed requests that a sentence names. */
const NAMED = 3;

/** What can be wrong with database, disk, storage and processes, as docs/alerts.yml has it. */
export const SERVER_CONDITIONS = {
  database_away: {
    alert: 'MarigoldDatabaseDown',
    limit: null,
    urgency: 'now',
    find: ({ database }) =>
      database.answers
        ? null
        : {
            what: 'The database does not answer.',
            why: 'Nothing can be bought, and this page knows little.',
            todo: 'Start PostgreSQL, or see whether its machine can be reached. The shop goes on by itself.',
          },
  },
  database_read_only: {
    alert: 'MarigoldDatabaseDown',
    limit: null,
    urgency: 'now',
    find: ({ database }) =>
      database.answers && database.isReadOnly
        ? {
            what: 'The database accepts no changes.',
            why: 'Shoppers can look around, and nothing can be bought.',
            todo: 'After a failover this passes within a minute. If it stays, point DATABASE_URL to the primary.',
          }
        : null,
  },
  version_outdated: {
    alert: null,
    limit: null,
    urgency: 'now',
    find: ({ database }) =>
      database.isOutdated
        ? {
            what: 'A newer version has removed from the database what this server uses.',
            why: 'This server is not ready any more, and load balancers pass it by.',
            todo: 'Install the newer version on this server, too, and start it.',
          }
        : null,
  },
  database_slow: {
    alert: 'MarigoldWaitingForConnections',
    limit: null,
    urgency: 'soon',
    find: ({ database, figures }) =>
      database.answers && figures === null
        ? {
            what: 'The database is slow: it did not give the figures of the shop in time.',
            why: 'What depends on them below is not known.',
            todo: 'Look again in a minute. If it stays, free its machine of other work, or give it a larger one.',
          }
        : null,
  },
  database_new_epoch: {
    alert: 'MarigoldDatabaseNewEpoch',
    limit: null,
    urgency: 'soon',
    find: (facts) => {
      const { newEpochAt } = facts.database;
      if (newEpochAt === null || isOlder(newEpochAt, SHOWN_FOR, facts)) return null;
      return {
        what: 'The database has crashed, failed over or been restored.',
        why: 'Where a standby follows late, orders of the last moments may be lost.',
        todo: 'Run npm run audit, which compares the database with the payment provider. This stays for a day.',
        since: newEpochAt,
      };
    },
  },
  replica_left_out: {
    alert: 'MarigoldReplicaLeftOut',
    limit: null,
    urgency: 'soon',
    find: ({ replicas, now }) => {
      const out = replicas.filter(({ state }) => state === 'left out');
      const [first] = out;
      if (!first) return null;
      const names = out.map(({ replica }) => replica).join(', ');
      return {
        what: out.length === 1 ? `Replica ${names} is left out.` : `The replicas ${names} are left out.`,
        why: 'The primary answers instead, and there may be no standby to fail over to.',
        todo: 'The log has the reason (‘a replica is left out’). The shop takes it back by itself.',
        since: first.behind === null ? null : new Date(now.getTime() - first.behind),
      };
    },
  },
  disk_full: {
    alert: 'MarigoldDiskNearlyFull',
    limit: null,
    urgency: 'now',
    find: ({ disk }) =>
      disk && disk.free < disk.reserve
        ? {
            what: 'The disk is full.',
            why: `Less than DISK_RESERVE_MB is free (${megabytes(disk.free)}), so nothing is sold or saved.`,
            todo: 'Make room on the disk of DATA_DIR, or enlarge it. The shop goes on by itself.',
          }
        : null,
  },
  disk_nearly_full: {
    alert: 'MarigoldDiskNearlyFull',
    // A day of a busy shop writes less, so that somebody has time to make room.
    limit: 1_000_000_000,
    urgency: 'now',
    find: ({ disk }, limit) =>
      disk && disk.free < limit && disk.free >= disk.reserve
        ? {
            what: `Only ${megabytes(disk.free)} are free on the disk.`,
            why: `Below ${megabytes(disk.reserve)} nothing is sold or saved any more.`,
            todo: 'Make room on the disk of DATA_DIR, or enlarge it.',
          }
        : null,
  },
  uploads_away: {
    alert: null,
    limit: null,
    urgency: 'soon',
    find: ({ uploads }) =>
      uploads && uploads.problem !== null
        ? {
            what: `The storage of pictures at ${uploads.place} does not answer.`,
            why: `Uploaded pictures are missing on the pages of the shop (${uploads.problem}).`,
            todo: 'Look at the storage of UPLOADS_URL, and whether this server may still use it.',
          }
        : null,
  },
  workers_replaced: {
    alert: 'MarigoldWorkersReplaced',
    // One that ends is an accident, a second one another; three within a quarter of an hour have a cause.
    limit: 2,
    urgency: 'now',
    find: ({ server: { workers }, now }, limit) => {
      const lately = (workers?.replacedAt ?? []).filter((at) => now.getTime() - at < LATELY);
      const [first] = lately;
      if (first === undefined || lately.length <= limit) return null;
      return {
        what: `Workers ended or hung ${lately.length} times within 15 minutes.`,
        why: 'They are replaced, and each time their requests are cut off.',
        todo: 'The log says why each of them ended. Memory that runs out is the usual cause.',
        since: new Date(first),
      };
    },
  },
  requests_failed: {
    alert: 'MarigoldErrors',
    limit: null,
    urgency: 'soon',
    find: ({ server: { failures }, now }) => {
      const lately = failures.filter(({ at }) => now.getTime() - at < SHOWN_FOR);
      if (lately.length === 0) return null;
      const named = lately.slice(-NAMED).map(({ number }) => number);
      return {
        what: `${counted(lately.length, 'request', 'requests')} failed by an error of the shop within a day.`,
        why: 'There should be none: each is a defect, or something that nobody foresaw.',
        todo: `Search the log for ${named.join(', ')}, and report the lines. This stays for a day.`,
        since: new Date(Math.min(...lately.map(({ at }) => at))),
      };
    },
  },
  event_loop_blocked: {
    alert: 'MarigoldEventLoopBlocked',
    // Seconds. Shoppers leave a page that does not answer for three.
    limit: 3,
    urgency: 'soon',
    find: ({ server: { blockedFor } }, limit) =>
      blockedFor > limit * SECOND
        ? {
            what: `A process did nothing else for ${Math.round(blockedFor / SECOND)} seconds within the last minute.`,
            why: 'All of its visitors waited.',
            todo: 'The machine has too little processor time or memory. The log has ‘the event loop was blocked’.',
          }
        : null,
  },
} satisfies Partial<Record<TroubleName, Condition>>;

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000).toLocaleString('en-US')} MB`;
}
