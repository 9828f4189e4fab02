import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Database } from '#db/connection.ts';
import { ICONS, type IconName, iconPath, SHOP_ICON } from '#domain/looks/icons.ts';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import type { Environment } from '../http/bind.ts';
import { findPageTexts } from '../page-texts/page-text-queries.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import type { FileStore } from '../storage/file-store.ts';
import { drawIcon } from './draw-icon.ts';
import { presentIcon, presentStyleSheet, readLooks } from './present-looks.ts';
import { readPublishedLooks } from './read-published-looks.ts';

type LookFileServices = { db: Database; settings: CurrentSettings; uploads: FileStore };

const YEAR = 31_536_000;

/** Those of a draft and of what is published. */
const MOST_ICONS = 10;

const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** Browsers and readers of feeds ask for these without a page. */
const WELL_KNOWN = [
  ['/favicon.ico', 'favicon-48'],
  ['/apple-touch-icon.png', 'apple-touch-icon'],
] as const;

/**
 * Serves the style sheet and the icons of the looks. A page that a browser has kept names an older style
 * sheet: it gets what is published now.
 */
export function lookFiles(app: Hono<Environment>, services: LookFileServices): void {
  app.get('/:file{looks-[0-9a-f]{16}\\.css}', async (context) => {
    const published = presentStyleSheet(await readPublishedLooks(services));
    const isPublished = context.req.path === published?.path;
    const sheet = isPublished ? published : ((await findDraftSheet(context.req.path)) ?? published);
    context.header('Content-Type', 'text/css; charset=utf-8');
    context.header('Cache-Control', isPublished ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    return context.body(sheet?.css ?? '');
  });

  const drawn = new LRUCache<string, Buffer>({ max: MOST_ICONS });

  app.get('/icons/:digest/:file', async (context) => {
    const name = ICON_NAMES.find((each) => `${each}.png` === context.req.param('file'));
    const looks = await findLooksOfIcon(context.req.param('digest'));
    if (!name || !looks) return context.notFound();
    const icon = drawn.get(context.req.path) ?? (await drawIcon(services.uploads, looks, name));
    if (!icon) return context.notFound();
    drawn.set(context.req.path, icon);
    context.header('Cache-Control', `public, max-age=${YEAR}, immutable`);
    return context.body(new Uint8Array(icon), 200, { 'Content-Type': 'image/png' });
  });

  for (const [path, name] of WELL_KNOWN)
    app.get(path, async (context, next) => {
      const digest = presentIcon(await readPublishedLooks(services));
      if (digest !== null) return context.redirect(iconPath(digest, name));
      const { company } = await services.settings.read();
      return company.name === DEFAULT_SHOP_NAME ? await next() : context.redirect(SHOP_ICON);
    });

  /** What is published, or the draft, if its icon has this digest. */
  async function findLooksOfIcon(digest: string) {
    const published = await readPublishedLooks(services);
    if (presentIcon(published) === digest) return published;
    const draft = readLooks((await findPageTexts(services.db, 'looks')).draft);
    return presentIcon(draft) === digest ? draft : null;
  }

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
