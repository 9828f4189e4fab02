import type { Database } from '#db/connection.ts';

/** What reviews need from around them. */
export type ReviewServices = { db: Database; now: () => Date };
