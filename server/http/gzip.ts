import { gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import type { Environment } from './bind.ts';

/** Bytes below which an answer fits into one packet uncompressed. */
export const WORTH_COMPRESSING = 1_400;

/** A page shrinks to a sixth; zlib's defaults give hardly more and cost a third of the time of rendering. */
const COMPRESSION = { level: 1, memLevel: 6, windowBits: 14 };

export function gzip(bytes: Uint8Array): Buffer<ArrayBuffer> {
  return gzipSync(bytes, COMPRESSION);
}

export function acceptsGzip(context: Context<Environment>): boolean {
  return /\bgzip\b/.test(context.req.header('Accept-Encoding') ?? '');
}

/** Compresses public answers. Not for secrets, which their compressed size can reveal (BREACH). */
export function compressAnswers(): MiddlewareHandler<Environment> {
  return async (context, next) => {
    await next();
    if (context.req.method !== 'GET' || context.res.status !== 200 || context.res.body === null) return;
    context.header('Vary', 'Accept-Encoding', { append: true });
    if (!acceptsGzip(context)) return;
    const plain = Buffer.from(await context.res.arrayBuffer());
    const isWorthIt = plain.length >= WORTH_COMPRESSING;
    const { status, headers } = context.res;
    context.res = new Response(isWorthIt ? gzip(plain) : plain, { status, headers });
    if (isWorthIt) context.header('Content-Encoding', 'gzip');
  };
}
