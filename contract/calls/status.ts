import * as z from 'zod/mini';
import { TROUBLE_NAMES } from '#domain/status/trouble-names.ts';
import { staffCall } from '../define-call.ts';
import { timestamp } from '../fields.ts';
import { component } from '../openapi-component.ts';

const count = z.number();

/** One thing that is wrong, in whole sentences. */
const WireTrouble = component('Trouble', {
  name: z.enum(TROUBLE_NAMES),
  /** `now`: nothing or little is sold, or money is at stake; `soon`: within a day. */
  urgency: z.enum(['now', 'soon']),
  what: z.string(),
  /** What follows from it. */
  why: z.string(),
  todo: z.string(),
  since: z.optional(timestamp),
});

export type WireTrouble = z.output<typeof WireTrouble>;

/** The backups that the shop makes by itself, and the last one of any kind. */
const WireBackups = component('Backups', {
  /** A folder or `s3://bucket/prefix`; absent without BACKUP_TO. */
  place: z.optional(z.string()),
  lastGood: z.optional(
    z.object({
      at: timestamp,
      name: z.string(),
      bytes: count,
      /** Why it was not restored to try it. */
      unverified: z.optional(z.string()),
    }),
  ),
  lastFailed: z.optional(z.object({ at: timestamp, problem: z.string() })),
  isFailing: z.boolean(),
});

/** What the database says of the work that is unfinished; counts end at `MAX_COUNTED`. */
const WireFigures = component('StatusFigures', {
  orders: count,
  lastOrderAt: z.optional(timestamp),
  unsettledPayments: count,
  refundsDue: count,
  refundsFailed: count,
  disputesToAnswer: count,
  mailsWaiting: count,
  /** Mails of the last day that were given up. */
  mailsFailed: count,
  picturesToFetch: count,
  /** When the database was last saved, by the shop or by hand. */
  lastBackupAt: z.optional(timestamp),
});

export const Status = component('Status', {
  /** The time when this was found. */
  at: timestamp,
  version: z.string(),
  /** The most urgent first. */
  troubles: z.array(WireTrouble),
  /** Absent, as `backups`, if the database did not give them in time. */
  figures: z.optional(WireFigures),
  backups: z.optional(WireBackups),
  database: z.object({
    answers: z.boolean(),
    isReadOnly: z.boolean(),
    /** True if a newer version has removed of the tables what this one uses. */
    isOutdated: z.boolean(),
    newEpochAt: z.optional(timestamp),
    /** The newest migration that ran, compared with that of this version. */
    tables: z.optional(z.enum(['equal', 'older', 'newer'])),
  }),
  replicas: z.array(
    z.object({
      /** Its place in DATABASE_REPLICA_URL, from 1. */
      replica: count,
      state: z.enum(['used', 'joining', 'left out']),
      /** Milliseconds; absent if it was never seen to have everything. */
      behind: z.optional(count),
    }),
  ),
  /** Bytes. */
  disk: z.optional(z.object({ free: count, reserve: count })),
  hasMailServer: z.boolean(),
  /** S3-compatible storage of uploads; absent where they are in a folder. */
  uploads: z.optional(z.object({ place: z.string(), problem: z.optional(z.string()) })),
  server: z.object({
    startedAt: timestamp,
    /** Milliseconds of the longest block within the last minute; 0 below a second. */
    blockedFor: count,
    /** Absent in a server of one process. */
    workers: z.optional(z.object({ wanted: count, answering: count })),
  }),
});

export type WireStatus = z.output<typeof Status>;

export const getStatus = staffCall({
  path: '/status',
  summary: 'What is wrong with the shop and what to do, backups, waiting work, database and server',
  output: Status,
});
