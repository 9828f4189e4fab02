import { mkdirSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { uploadPicture } from '#contract/calls/uploads.ts';
import type { Database } from '#db/connection.ts';
import { UPLOAD_FILE, uploadUrl } from '#domain/uploads/picture-url.ts';
import { oneAtATime } from '../async/one-at-a-time.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { storePicture } from './store-picture.ts';
import { uploadFolder } from './upload-files.ts';

/** Uploads that wait, each with up to 10 MB in memory. */
const MAX_WAITING = 8;

const YEAR = 31_536_000;

export function uploadRoutes(
  app: Hono<Environment>,
  { db, dataDir, now }: { db: Database; dataDir: string; now: () => Date },
): void {
  const services = { db, now, folder: uploadFolder(dataDir), takeTurn: oneAtATime(MAX_WAITING) };

  bind(app, uploadPicture, async ({ body }, { staff }) => {
    const stored = await storePicture(services, new Uint8Array(await body.arrayBuffer()), staff);
    if (!stored.ok) return stored;
    const { id, width, height } = stored.upload;
    return success({ address: uploadUrl(id, width), width, height });
  });
}

/** Serves uploads to everyone, by names that the shop gives only. */
export function uploadedFiles(app: Hono<Environment>, dataDir: string): void {
  const folder = uploadFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const serve = serveStatic<Environment>({
    root: folder,
    rewriteRequestPath: (path) => path.replace(/^\/uploads/, ''),
  });
  app.get('/uploads/:file', async (context, next) => {
    if (!UPLOAD_FILE.test(context.req.param('file'))) return context.notFound();
    const file = await serve(context, async () => undefined);
    if (!file?.ok) return await next();
    file.headers.set('Cache-Control', `public, max-age=${YEAR}, immutable`);
    return file;
  });
  app.get('/uploads/*', (context) => context.notFound());
}
