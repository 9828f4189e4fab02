import { gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import type { Environment } from './bind.ts';

/** Bytes below which an answer fits into one packet anyhow. */
export const WORTH_COMPRESSING = 1_400;

/**
 * Fast and small: a page shrinks to a sixth either way, while zlib's usual level and 256 KB of memory for
 * each page would cost as much as a third of rendering it.
 */
const COMPRESSION = { level: 1, memLevel: 6, windowBits: 14 };

export function gzip(bytes: Uint8Array): Buffer<ArrayBuffer> {
  return gzipSync(bytes, COMPRESSION);
}

/** Whether whoever asks can unpack it. */
export function acceptsGzip(context: Context<Environment>): boolean {
  return /\bgzip\b/.test(context.req.header('Accept-Encoding') ?? '');
}

/**
 * Compresses what everyone may read. Not for answers that hold a secret beside something a stranger chose:
 * their size would tell of both.
 */
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
