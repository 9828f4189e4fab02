import type { PaymentTrouble } from '../payments/payment-trouble.ts';
import type { Figures } from './figures.ts';

/** How one process is. */
export type ProcessHealth = {
  /** Milliseconds of the longest block of its event loop within the last minute; 0 below a second. */
  blockedFor: number;
  /** The latest requests of a day that failed by an error of the shop, with their numbers in the log. */
  failures: readonly { at: number; number: string }[];
};

/** How the processes of one server are; times are milliseconds since 1970. */
export type ServerHealth = ProcessHealth & {
  startedAt: number;
  /** Null in a server of one process. `replacedAt`: of the workers replaced lately. */
  workers: { wanted: number; answering: number; replacedAt: readonly number[] } | null;
};

/** A backup that the shop made by itself; `unverified` says why it was not restored to try it. */
export type GoodBackup = { at: Date; name: string; bytes: number; unverified: string | null };

export type BackupFacts = {
  lastGood: GoodBackup | null;
  lastFailed: { at: Date; problem: string } | null;
  /** True if the last one that ended failed. */
  isFailing: boolean;
};

/** A replica by its place in DATABASE_REPLICA_URL. `behind`: milliseconds; null if it never had all. */
export type ReplicaFacts = { replica: number; state: 'used' | 'joining' | 'left out'; behind: number | null };

/** All that decides what is wrong with a shop. Parts that did not answer in time are null. */
export type StatusFacts = {
  now: Date;
  figures: Figures | null;
  database: { answers: boolean; isReadOnly: boolean; isOutdated: boolean; newEpochAt: Date | null };
  replicas: readonly ReplicaFacts[];
  /** Bytes; with less than `reserve` free nothing is saved. */
  disk: { free: number; reserve: number } | null;
  hasMailServer: boolean;
  /** True if real money is taken, and if others reach the shop. */
  isLive: boolean;
  isPublic: boolean;
  paymentTrouble: PaymentTrouble | null;
  /** For people: where the shop saves by itself; null without BACKUP_TO. */
  backupPlace: string | null;
  backups: BackupFacts | null;
  /** S3-compatible storage of uploads, and why it does not answer; null for a folder. */
  uploads: { place: string; problem: string | null } | null;
  server: ServerHealth;
};
