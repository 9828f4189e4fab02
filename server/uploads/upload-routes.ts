import type { Hono } from 'hono';
import { uploadPicture } from '#contract/calls/uploads.ts';
import type { Database } from '#db/connection.ts';
import { UPLOAD_FILE, uploadUrl } from '#domain/uploads/picture-url.ts';
import { oneAtATime } from '../async/one-at-a-time.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import type { FileStore } from '../storage/file-store.ts';
import { storePicture } from './store-picture.ts';

/** Uploads that wait, each with up to 10 MB in memory. */
const MAX_WAITING = 8;

const YEAR = 31_536_000;

export function uploadRoutes(
  app: Hono<Environment>,
  { db, uploads, now }: { db: Database; uploads: FileStore; now: () => Date },
): void {
  const services = { db, now, uploads, takeTurn: oneAtATime(MAX_WAITING) };

  bind(app, uploadPicture, async ({ body }, { staff }) => {
    const stored = await storePicture(services, new Uint8Array(await body.arrayBuffer()), staff);
    if (!stored.ok) return stored;
    const { id, width, height } = stored.upload;
    return success({ address: uploadUrl(id, width), width, height });
  });
}

/** Serves uploads to everyone, by names that the shop gives only. */
export function uploadedFiles(app: Hono<Environment>, uploads: FileStore): void {
  app.get('/uploads/:file', async (context, next) => {
    const name = context.req.param('file');
    if (!UPLOAD_FILE.test(name)) return context.notFound();
    const file = await uploads.serve(context, name);
    if (!file?.ok) return await next();
    file.headers.set('Cache-Control', `public, max-age=${YEAR}, immutable`);
    return file;
  });
  app.get('/uploads/*', (context) => context.notFound());
}
