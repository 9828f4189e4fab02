import type { Hono } from 'hono';
import type { Database } from '#db/connection.ts';
import type { Environment } from '../http/bind.ts';
import { findPageTexts } from '../page-texts/page-text-queries.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { presentStyleSheet, readLooks } from './present-looks.ts';
import { readPublishedLooks } from './read-published-looks.ts';

const YEAR = 31_536_000;

/**
 * Serves the style sheet of the looks. A page that a browser has kept names an older one: it gets what is
 * published now.
 */
export function lookFiles(
  app: Hono<Environment>,
  services: { db: Database; settings: CurrentSettings },
): void {
  app.get('/:file{looks-[0-9a-f]{16}\\.css}', async (context) => {
    const published = presentStyleSheet(await readPublishedLooks(services));
    const isPublished = context.req.path === published?.path;
    const sheet = isPublished ? published : ((await findDraftSheet(context.req.path)) ?? published);
    context.header('Content-Type', 'text/css; charset=utf-8');
    context.header('Cache-Control', isPublished ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    return context.body(sheet?.css ?? '');
  });

  /** The style sheet of the draft, which staff see before it is published. */
  async function findDraftSheet(path: string) {
    const { draft } = await findPageTexts(services.db, 'looks');
    const looks = readLooks(draft);
    const sheets = [undefined, 'light' as const, 'dark' as const].map((only) =>
      presentStyleSheet(looks, only),
    );
    return sheets.find((sheet) => sheet?.path === path);
  }
}
