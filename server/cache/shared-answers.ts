import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CacheTag } from '#db/cache-tags.ts';
import { acceptedEncodings, gzip, WORTH_COMPRESSING } from './compress.ts';
import type { InvalidationWatch } from './invalidation-watch.ts';
import { createTaggedCache, type Tagged } from './tagged-cache.ts';

/** An answer that is the same for everyone, with its compressed forms as far as they are made. */
export type SharedAnswer = {
  status: number;
  identity: Form;
  gzip: Form | null;
  brotli: Form | null;
  hits: number;
};

/** A form of an answer as it is sent; `headers` alternate names and values. */
export type Form = { headers: readonly string[]; etag: string; body: Buffer };

export type SharedAnswers = ReturnType<typeof createSharedAnswers>;

/** Bytes of answers in memory, in all their forms. */
const CAPACITY = 48_000_000;

/** Keys that are remembered after one request. */
const MAX_SEEN = 10_000;

/** A missing product is cached too: its page is asked for by links that outlive it. */
const CACHED_STATUSES: ReadonlySet<number> = new Set([200, 404]);

/** Browsers ask each time; a CDN may answer meanwhile, and shows what is a second old. */
const CACHING = ['Cache-Control', 'no-cache', 'CDN-Cache-Control', 'max-age=1, stale-while-revalidate=5'];

/**
 * Caches answers that are the same for everyone until something is invalidated that they show, from the
 * second time they are requested: most URLs are requested once, and would displace the others.
 */
export function createSharedAnswers(watch: InvalidationWatch, capacity = CAPACITY) {
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
  const cache = createTaggedCache<SharedAnswer>(watch, {
    bounds: { maxSize: capacity, sizeOf },
    isCacheable(key, { status }) {
      if (!CACHED_STATUSES.has(status)) return false;
      const isSeen = seen.has(key);
      seen.set(key, true);
      return isSeen;
    },
  });

  /** The answer if it is cached and current, without waiting. */
  function peek(key: string): SharedAnswer | undefined {
    const answer = cache.peek(key);
    if (answer && ++answer.hits === 1) void compress(answer).then(() => cache.resize(key, answer));
    return answer;
  }

  async function get(
    key: string,
    compute: (show: (tags: readonly CacheTag[] | null) => void) => Promise<Response>,
  ): Promise<Tagged<SharedAnswer>> {
    return await cache.get(key, async () => {
      const shown = new Set<CacheTag>();
      let isShared = true;
      const response = await compute((tags) => {
        if (tags === null) isShared = false;
        for (const tag of tags ?? []) shown.add(tag);
      });
      return { value: await answerOf(response), tags: isShared ? [...shown] : null };
    });
  }

  return { peek, get };
}

async function answerOf(response: Response): Promise<SharedAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const digest = createHash('sha1').update(body).digest('base64url');
  const headers = [...response.headers].filter(([name]) => !REPLACED.has(name)).flat();
  headers.push(...CACHING, 'Vary', 'Accept-Encoding');
  const form = formOf(headers, digest, body);
  return { status: response.status, identity: form, gzip: null, brotli: null, hits: 0 };
}

/** In lower case, as `Headers` has them. */
const REPLACED: ReadonlySet<string> = new Set(['cache-control', 'vary', 'content-length', 'etag']);

function formOf(headers: readonly string[], digest: string, body: Buffer, encoding?: 'gzip' | 'br'): Form {
  const etag = encoding ? `"${digest}-${encoding}"` : `"${digest}"`;
  const own = ['ETag', etag, 'Content-Length', String(body.length)];
  if (encoding) own.push('Content-Encoding', encoding);
  return { headers: [...headers, ...own], etag, body };
}

function encodedForm({ identity }: SharedAnswer, body: Buffer, encoding: 'gzip' | 'br'): Form {
  const shared = identity.headers.slice(0, -OWN_HEADERS);
  return formOf(shared, identity.etag.slice(1, -1), body, encoding);
}

/** Strings at the end of the headers of an uncompressed form that are its own. */
const OWN_HEADERS = 4;

/** The best form for a client, made now if there is none yet. */
export function formFor(answer: SharedAnswer, acceptEncoding: string | undefined): Form {
  if (answer.identity.body.length < WORTH_COMPRESSING || !acceptEncoding) return answer.identity;
  const accepted = acceptedEncodings(acceptEncoding);
  if (accepted.br && answer.brotli) return answer.brotli;
  if (!accepted.gzip) return answer.identity;
  answer.gzip ??= encodedForm(answer, gzip(answer.identity.body), 'gzip');
  return answer.gzip;
}

const brotliCompress = promisify(zlib.brotliCompress);
const gzipCompress = promisify(zlib.gzip);

/** Brotli's level: a page takes 3 ms beside the requests, and is a fifth smaller than with gzip. */
const BROTLI_QUALITY = 6;

/** Makes the smaller forms of an answer that is requested again, outside the thread of the requests. */
async function compress(answer: SharedAnswer): Promise<void> {
  const { body } = answer.identity;
  if (body.length < WORTH_COMPRESSING) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotliCompress(body, { params }), gzipCompress(body)]);
  answer.brotli = encodedForm(answer, br, 'br');
  answer.gzip = encodedForm(answer, gz, 'gzip');
}

function sizeOf({ identity, gzip, brotli }: SharedAnswer): number {
  return identity.body.length + (gzip?.body.length ?? 0) + (brotli?.body.length ?? 0);
}

/** True if the client has this form already. */
export function isUnchanged({ etag }: Form, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag ||
    ifNoneMatch === '*' ||
    ifNoneMatch.split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === etag)
  );
}
