import type { Logger } from 'pino';
import { invalidate } from '#db/cache-tags.ts';
import { type Database, inTransaction } from '#db/connection.ts';
import { isAnnounced } from '#domain/page-texts/announcement-texts.ts';
import type { WrittenTexts } from '#domain/page-texts/page-texts.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { SECOND } from '#domain/time-units.ts';
import { dayIn } from '#domain/time-zone.ts';
import { type PeriodicTask, startPeriodicTask } from '../async/periodic-task.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { selectPublished } from './page-text-queries.ts';
import { resolveWritten } from './present-page-texts.ts';

/** Milliseconds between two looks: an announcement begins and ends within a minute of its day. */
const EVERY = 20 * SECOND;

type Services = { db: Database; settings: CurrentSettings; log: Logger; now: () => Date };

/** True if the published announcement is shown at this time, by its days in the time zone of the shop. */
export function isShownToday(written: WrittenTexts, shop: Settings, now: Date): boolean {
  return isAnnounced(resolveWritten('announcement', written, shop), dayIn(now, shop.timeZone));
}

/** Invalidates the texts of pages when the announcement begins or ends. Runs on every server. */
export function followAnnouncement({ db, settings, log, now }: Services): PeriodicTask {
  let wasShown: boolean | null = null;
  return startPeriodicTask({ name: 'following the announcement', every: EVERY, first: 0, log }, async () => {
    const published = await settings.cached('page-texts', () => selectPublished(db));
    const isShown = isShownToday(published.get('announcement') ?? {}, await settings.read(), now());
    if (wasShown !== null && wasShown !== isShown)
      await inTransaction(db, (tx) => invalidate(tx, ['page-texts']));
    wasShown = isShown;
  });
}
