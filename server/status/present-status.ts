import type { WireStatus } from '#contract/calls/status.ts';
import type { StatusFacts } from '#domain/status/facts.ts';
import type { Figures } from '#domain/status/figures.ts';
import { findTroubles } from '#domain/status/find-troubles.ts';
import { VERSION } from '../config/version.ts';
import { omitNulls } from '../http/omit-nulls.ts';
import type { ServerStatus } from './read-status.ts';

export function presentStatus({ facts, tables }: ServerStatus): WireStatus {
  const { now, figures, database, replicas, disk, hasMailServer, uploads, server } = facts;
  const { answers, isReadOnly, isOutdated, newEpochAt } = database;
  return {
    at: now.toISOString(),
    version: VERSION,
    troubles: findTroubles(facts).map(({ name, urgency, what, why, todo, since }) => ({
      name,
      urgency,
      what,
      why,
      todo,
      ...omitNulls({ since: toText(since) }),
    })),
    ...(figures && { figures: presentFigures(figures) }),
    ...(facts.backups && { backups: presentBackups(facts.backups, facts.backupPlace) }),
    database: { answers, isReadOnly, isOutdated, ...omitNulls({ newEpochAt: toText(newEpochAt), tables }) },
    replicas: replicas.map(({ replica, state, behind }) => ({ replica, state, ...omitNulls({ behind }) })),
    ...(disk && { disk: { free: disk.free, reserve: disk.reserve } }),
    hasMailServer,
    ...(uploads && { uploads: { place: uploads.place, ...omitNulls({ problem: uploads.problem }) } }),
    server: {
      startedAt: new Date(server.startedAt).toISOString(),
      blockedFor: server.blockedFor,
      ...(server.workers && {
        workers: { wanted: server.workers.wanted, answering: server.workers.answering },
      }),
    },
  };
}

function presentFigures(figures: Figures): NonNullable<WireStatus['figures']> {
  return {
    orders: figures.orders,
    unsettledPayments: figures.unsettledPayments,
    refundsDue: figures.refundsDue,
    refundsFailed: figures.refundsFailed,
    disputesToAnswer: figures.disputesToAnswer,
    mailsWaiting: figures.mailsWaiting,
    mailsFailed: figures.mailsFailed,
    picturesToFetch: figures.picturesToFetch,
    ...omitNulls({ lastOrderAt: toText(figures.lastOrderAt), lastBackupAt: toText(figures.lastBackupAt) }),
  };
}

function presentBackups(
  { lastGood, lastFailed, isFailing }: NonNullable<StatusFacts['backups']>,
  place: string | null,
): NonNullable<WireStatus['backups']> {
  return {
    ...omitNulls({ place }),
    ...(lastGood && {
      lastGood: {
        at: lastGood.at.toISOString(),
        name: lastGood.name,
        bytes: lastGood.bytes,
        ...omitNulls({ unverified: lastGood.unverified }),
      },
    }),
    ...(lastFailed && { lastFailed: { at: lastFailed.at.toISOString(), problem: lastFailed.problem } }),
    isFailing,
  };
}

function toText(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
