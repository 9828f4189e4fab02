import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Bytes below which an answer fits into one packet uncompressed. */
export const WORTH_COMPRESSING = 1_400;

/** A page shrinks to a sixth; zlib's defaults give hardly more and cost a third of the time of rendering. */
const COMPRESSION = { level: 1, memLevel: 6, windowBits: 14 };

/** Bytes of zlib's buffer, at least and at most; one for its default size costs as much as a small answer. */
const CHUNK = { least: 1_024, most: 16_384 };

function gzip(bytes: Uint8Array): Buffer<ArrayBuffer> {
  return gzipSync(bytes, { ...COMPRESSION, chunkSize: chunkSizeFor(bytes) });
}

function brotli(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params, chunkSize: chunkSizeFor(bytes) });
}

function chunkSizeFor({ length }: Uint8Array): number {
  return Math.min(CHUNK.most, Math.max(CHUNK.least, length));
}

/** Brotli's level: takes a third of the time of gzip at its lowest, for as few bytes. */
const QUALITY = 1;

/** Compresses what is sent once, in the best encoding that the client accepts; null if it accepts none. */
export function compressFor(
  { br, gzip: acceptsGzip }: Encodings,
  bytes: Uint8Array,
): { encoding: Encoding; body: Buffer<ArrayBuffer> } | null {
  if (br) return { encoding: 'br', body: brotli(bytes) };
  return acceptsGzip ? { encoding: 'gzip', body: gzip(bytes) } : null;
}

export type Encoding = 'gzip' | 'br';

type Encodings = Record<Encoding, boolean>;

const known = new LRUCache<string, Encodings>({ max: 100 });

/** Parses an Accept-Encoding; clients send few different ones. */
export function acceptedEncodings(header: string): Encodings {
  const cached = known.get(header);
  if (cached) return cached;
  const names = header
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  const accepted = { gzip: names.includes('gzip'), br: names.includes('br') };
  known.set(header, accepted);
  return accepted;
}
