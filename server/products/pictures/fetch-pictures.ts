import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Database, inTransaction } from '#db/connection.ts';
import { MINUTE, SECOND } from '#domain/time-units.ts';
import { uploadUrl } from '#domain/uploads/picture-url.ts';
import { oneAtATime } from '../../async/one-at-a-time.ts';
import { type PeriodicTask, startPeriodicTask } from '../../async/periodic-task.ts';
import { type Fetched, fetchPublic } from '../../http/fetch-public.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { storePicture } from '../../uploads/store-picture.ts';
import { pauseAfterTry } from './pause-after-try.ts';
import {
  claimPicture,
  findStoredPicture,
  markFailed,
  markStored,
  type PictureFetch,
  postponeHost,
} from './picture-fetch-queries.ts';
import { replacePicture } from './replace-picture.ts';

type FetchServices = {
  db: Database;
  uploads: FileStore;
  privateHosts: readonly string[];
  /** Milliseconds between two looks for pictures that are due. */
  every: number;
  log: Logger;
  now: () => Date;
};

type Stored = { ok: true; picture: string } | Extract<Fetched, { ok: false }>;

/** Fetches at the same time; those from one host leave places for others. */
const AT_ONCE = 4;
const AT_ONCE_OF_HOST = 2;

/** Pictures of cameras are that large. */
const MAX_BYTES = 20_000_000;
const TIMEOUT = 30 * SECOND;

/** A claimed picture is tried again after this time, if the server was stopped meanwhile. */
const LEASE = 5 * MINUTE;

/** The pause of a place that has nothing to do while others fetch. */
const LOOK_AGAIN = SECOND;

/**
 * Fetches the pictures of imported products into the uploads, and puts them where the product still has the
 * old address (decision 129). Runs on every server; a picture is claimed by one.
 */
export function startFetchingPictures({
  db,
  uploads,
  privateHosts,
  every,
  log,
  now,
}: FetchServices): PeriodicTask {
  const takeTurn = oneAtATime(AT_ONCE);
  const takeClaim = oneAtATime(AT_ONCE);
  const busy = new Map<string, number>();

  return startPeriodicTask({ name: 'fetching pictures', every, log }, async (stopping) => {
    let working = 0;
    const work = async () => {
      while (!stopping.aborted) {
        working += 1;
        const found = await fetchNext(stopping).finally(() => (working -= 1));
        if (found) continue;
        if (working === 0) return;
        await sleep(LOOK_AGAIN, null, { signal: stopping }).catch(() => undefined);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  });

  /** Claims what is due for longest; one after the other, so that no host is counted too late. */
  async function claimNext(): Promise<PictureFetch | null> {
    const at = now();
    const busyHosts = [...busy].filter(([, count]) => count >= AT_ONCE_OF_HOST).map(([host]) => host);
    const until = new Date(at.getTime() + LEASE);
    const claimed = await claimPicture(db, { now: at, until, busyHosts });
    if (claimed) busy.set(claimed.host, (busy.get(claimed.host) ?? 0) + 1);
    return claimed;
  }

  /** Returns false if nothing is due. */
  async function fetchNext(stopping: AbortSignal): Promise<boolean> {
    const claimed = await takeClaim(claimNext);
    if (!claimed) return false;
    try {
      await fetchOne(claimed, stopping);
    } finally {
      const count = (busy.get(claimed.host) ?? 1) - 1;
      if (count > 0) busy.set(claimed.host, count);
      else busy.delete(claimed.host);
    }
    return true;
  }

  async function fetchOne(claimed: PictureFetch, stopping: AbortSignal): Promise<void> {
    const stored = await storeAndReplace(claimed, stopping).catch((err: unknown) => {
      if (stopping.aborted) return null;
      log.warn({ err }, 'a picture could not be stored');
      return { ok: false as const, reason: 'The shop could not store the picture', isLasting: false };
    });
    // A picture whose server stops is tried again when its lease ends.
    if (stored === null || stored.ok) return;
    const { reason, isLasting } = stored;
    const pause = isLasting ? null : pauseAfterTry(claimed.tries);
    const next = pause === null ? null : new Date(now().getTime() + pause);
    await markFailed(db, claimed, { reason, next });
    if (next) await postponeHost(db, claimed.host, next);
    log.info({ host: claimed.host, tries: claimed.tries, reason }, 'a picture was not fetched');
  }

  async function storeAndReplace(claimed: PictureFetch, stopping: AbortSignal): Promise<Stored> {
    const stored = await store(claimed, stopping);
    if (!stored.ok) return stored;
    await inTransaction(db, async (tx) => {
      const by = { staff: { email: claimed.requestedBy, name: claimed.requestedBy }, now: now() };
      await replacePicture(tx, claimed, stored.picture, by);
      await markStored(tx, claimed, stored.picture);
    });
    return stored;
  }

  async function store(
    { address, insecureAddress, requestedBy }: PictureFetch,
    stopping: AbortSignal,
  ): Promise<Stored> {
    const known = await findStoredPicture(db, address);
    if (known) return { ok: true, picture: known };
    const limits = { maxBytes: MAX_BYTES, timeout: TIMEOUT, privateHosts, signal: stopping };
    let fetched = await fetchPublic(address, limits);
    if (!fetched.ok && insecureAddress) fetched = await fetchPublic(insecureAddress, limits);
    if (!fetched.ok) return fetched;
    const staff = { email: requestedBy, name: requestedBy };
    const stored = await storePicture({ db, uploads, takeTurn, now }, fetched.bytes, staff);
    if (stored.ok) return { ok: true, picture: uploadUrl(stored.upload.id, stored.upload.width) };
    const { message, code } = stored.refusal;
    return { ok: false, reason: message, isLasting: code === 'invalid' };
  }
}
