import type { Hono } from 'hono';
import { getStatus } from '#contract/calls/status.ts';
import type { Database } from '#db/connection.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { presentStatus } from './present-status.ts';
import { createReadRecentFigures } from './read-recent-figures.ts';
import { readStatus, type StatusServices } from './read-status.ts';

/** `reading`: the pool of lists, so that a slow database keeps no buyers waiting. */
export function statusRoutes(app: Hono<Environment>, services: StatusServices & { reading: Database }): void {
  const { reading } = services;
  const readFigures = createReadRecentFigures(reading);
  bind(app, getStatus, async (_, { visitor }) =>
    success(presentStatus(await readStatus({ ...services, db: reading }, { readFigures, visitor }))),
  );
}
