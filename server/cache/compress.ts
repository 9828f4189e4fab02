import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Bytes below which an answer fits into one packet uncompressed. */
export const WORTH_COMPRESSING = 1_400;

/** A page shrinks to a sixth; zlib's defaults give hardly more and cost a third of the time of rendering. */
const COMPRESSION = { level: 1, memLevel: 6, windowBits: 14 };

export function gzip(bytes: Uint8Array): Buffer<ArrayBuffer> {
  return gzipSync(bytes, COMPRESSION);
}

type Encodings = { gzip: boolean; br: boolean };

const known = new LRUCache<string, Encodings>({ max: 100 });

/** What a client accepts by its Accept-Encoding; clients send few different ones. */
export function acceptedEncodings(header: string): Encodings {
  const found = known.get(header);
  if (found) return found;
  const names = header
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  const accepted = { gzip: names.includes('gzip'), br: names.includes('br') };
  known.set(header, accepted);
  return accepted;
}
