import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptedEncodings, compressFor, type Encoding, WORTH_COMPRESSING } from './compress.ts';

/** An answer in memory, with its compressed forms as far as they are made. */
export type Answer = {
  status: number;
  /** Its body is dropped once the compressed forms are made: few clients want it, and it is the largest. */
  identity: Omit<Form, 'body'> & { body: Buffer | null };
  gzip: Form | null;
  brotli: Form | null;
  /** True if missing forms can be made. */
  isCompressible: boolean;
  /** True once Brotli's form is made as small as possible. */
  isSmallest?: boolean;
};

/** A form of an answer as it is sent; `headers` alternate names and values. */
export type Form = { headers: readonly string[]; etag: string; body: Buffer };

/** In lower case, as `Headers` has them. */
const REPLACED: ReadonlySet<string> = new Set([
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
  'vary',
]);

/** An answer as it is computed, uncompressed. */
export type Computed = { status: number; headers: Iterable<readonly [string, string]>; body: Buffer };

export async function readResponse(response: Response): Promise<Computed> {
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** `caching` are the names and values of its headers for caches. */
export function createAnswer(
  { status, headers: computed, body }: Computed,
  caching: readonly string[],
): Answer {
  const digest = createHash('sha1').update(body).digest('base64url');
  const headers = [...computed].filter(([name]) => !REPLACED.has(name)).flat();
  headers.push(...caching, 'Vary', 'Accept-Encoding');
  const isCompressible = body.length >= WORTH_COMPRESSING;
  return {
    status,
    identity: createForm(headers, digest, body),
    gzip: null,
    brotli: null,
    isCompressible,
  };
}

function createForm(headers: readonly string[], digest: string, body: Buffer, encoding?: Encoding): Form {
  const etag = encoding ? `"${digest}-${encoding}"` : `"${digest}"`;
  const own = ['ETag', etag, 'Content-Length', String(body.length)];
  if (encoding) own.push('Content-Encoding', encoding);
  return { headers: [...headers, ...own], etag, body };
}

/** Strings at the end of the headers of an uncompressed form that are its own. */
const OWN_HEADERS = 4;

/** Returns the form of an answer with this compressed body. */
export function encodedForm({ identity }: Answer, body: Buffer, encoding: Encoding): Form {
  const shared = identity.headers.slice(0, -OWN_HEADERS);
  return createForm(shared, identity.etag.slice(1, -1), body, encoding);
}

/** Returns the best form for a client; makes a compressed one if there is none that it accepts. */
export function formFor(answer: Answer, acceptEncoding: string | undefined): Form {
  const { identity, isCompressible } = answer;
  const accepted = acceptedEncodings(acceptEncoding ?? '');
  if (accepted.br && answer.brotli) return answer.brotli;
  if (accepted.gzip && answer.gzip) return answer.gzip;
  const made = isCompressible && identity.body ? compressFor(accepted, identity.body) : null;
  if (!made) return uncompressed(answer);
  const form = encodedForm(answer, made.body, made.encoding);
  answer[made.encoding === 'br' ? 'brotli' : 'gzip'] = form;
  return form;
}

/** Returns the form of an answer without compression. */
export function uncompressed({ identity, gzip }: Answer): Form {
  if (identity.body) return { ...identity, body: identity.body };
  // `compress` drops the body only once there is this form.
  if (!gzip) throw new Error('an answer without a body');
  return { ...identity, body: gunzipSync(gzip.body) };
}

const brotliCompress = promisify(zlib.brotliCompress);
const gzipCompress = promisify(zlib.gzip);

/** Brotli's level: a page takes 3 ms beside the requests, and is a fifth smaller than with gzip. */
const BROTLI_QUALITY = 6;

/** Replaces the body of an answer by compressed forms, made outside the thread of the requests. */
export async function compress(answer: Answer): Promise<void> {
  const { body } = answer.identity;
  if (!answer.isCompressible || !body) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotliCompress(body, { params }), gzipCompress(body)]);
  answer.brotli = encodedForm(answer, exactCopy(br), 'br');
  answer.gzip = encodedForm(answer, exactCopy(gz), 'gzip');
  answer.identity.body = null;
}

/**
 * Brotli's level for a page that is requested often: the list, 1.6 KB smaller, arrives in the first ten
 * packets, a round trip earlier. It takes 100 ms outside the thread of the requests.
 */
const BEST_BROTLI_QUALITY = 11;

let isCompressingBest = false;

/** Replaces Brotli's form of a compressed page by the smallest one; one page at a time. */
export async function compressBest(answer: Answer): Promise<void> {
  const { identity, brotli } = answer;
  if (isCompressingBest || answer.isSmallest || identity.body || !brotli) return;
  isCompressingBest = true;
  answer.isSmallest = true;
  try {
    const body = brotliDecompressSync(brotli.body);
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: BEST_BROTLI_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    answer.brotli = encodedForm(answer, exactCopy(await brotliCompress(body, { params })), 'br');
  } finally {
    isCompressingBest = false;
  }
}

/** zlib returns a part of a buffer that is up to 16 KB larger. */
function exactCopy(part: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(part.length);
  part.copy(copy);
  return copy;
}

/** Bytes of an answer in all its forms. */
export function measureSize({ identity, gzip, brotli }: Answer): number {
  return (identity.body?.length ?? 0) + (gzip?.body.length ?? 0) + (brotli?.body.length ?? 0);
}

/** True if the client has this form already. */
export function isUnchanged({ etag }: Pick<Form, 'etag'>, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch === etag ||
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  );
}
