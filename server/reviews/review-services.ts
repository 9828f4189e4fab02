import type { Database } from '#db/connection.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';

/** What reviews need from around them. */
export type ReviewServices = { db: Database; settings: CurrentSettings; now: () => Date };
