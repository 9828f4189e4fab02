import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { SECOND } from '#domain/time-units.ts';
import { type S3Place, showS3Place } from '../config/s3-url.ts';
import type { Environment } from '../http/bind.ts';
import type { FileStore } from './file-store.ts';
import { createGate } from './gate.ts';
import { asUnavailable, isMissing, isOutOfRange } from './s3-errors.ts';

/** Milliseconds: to connect; until an answer begins; for all tries to read a file; to write one. */
const CONNECTING = 2 * SECOND;
const ANSWERING = 5 * SECOND;
const READING = 8 * SECOND;
const WRITING = 30 * SECOND;

const TRIES = 3;

/** Connections of a process. */
const CONNECTIONS = 64;

/** Files that are written at once. */
const WRITES = 4;

/**
 * Files in S3-compatible storage, by Amazon's client, which is loaded here only. It finds credentials as
 * all programs with it do: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or the machine's role.
 */
export async function openS3Store(place: S3Place): Promise<FileStore & { check(): Promise<void> }> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    ...(place.endpoint !== null && { endpoint: place.endpoint }),
    ...(place.region !== null && { region: place.region }),
    forcePathStyle: place.pathStyle,
    maxAttempts: TRIES,
    // Not all that is compatible knows the newer checksums. What is written has Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTING,
      requestTimeout: ANSWERING,
      throwOnRequestTimeout: true,
      socketTimeout: ANSWERING,
      httpAgent: { maxSockets: CONNECTIONS },
      httpsAgent: { maxSockets: CONNECTIONS },
    },
  });
  const name = showS3Place(place);
  const locate = (file: string) => ({ Bucket: place.bucket, Key: place.prefix + file });
  const within = (milliseconds: number) => ({ abortSignal: AbortSignal.timeout(milliseconds) });
  const gate = createGate();

  /** Null if there is no such file. Throws `Unavailable` for every other failure. */
  async function find<Result>(work: () => Promise<Result>): Promise<Result | null> {
    return await work().catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw asUnavailable(error, name);
    });
  }

  async function get(file: string, range?: string) {
    const command = new s3.GetObjectCommand({ ...locate(file), ...(range && { Range: range }) });
    const { Body, ContentRange, LastModified } = await client.send(command, within(READING));
    const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
    return { bytes, range: ContentRange ?? null, modifiedAt: LastModified };
  }

  async function head(file: string) {
    const { ContentLength = 0, LastModified } = await client.send(
      new s3.HeadObjectCommand(locate(file)),
      within(READING),
    );
    return { size: ContentLength, modifiedAt: LastModified };
  }

  async function serve(context: Context<Environment>, file: string): Promise<Response> {
    const range = context.req.header('Range');
    context.header('Content-Type', getMimeType(file) ?? 'application/octet-stream');
    if (context.req.method === 'HEAD') {
      const { size, modifiedAt } = await head(file);
      context.header('Content-Length', String(size));
      if (modifiedAt) context.header('Last-Modified', modifiedAt.toUTCString());
      return context.body(null);
    }
    try {
      const { bytes, range: part, modifiedAt } = await get(file, range);
      context.header('Content-Length', String(bytes.length));
      if (modifiedAt) context.header('Last-Modified', modifiedAt.toUTCString());
      if (range) context.header('Accept-Ranges', 'bytes');
      if (part) context.header('Content-Range', part);
      return context.body(new Uint8Array(bytes), part ? 206 : 200);
    } catch (error) {
      if (!isOutOfRange(error)) throw error;
      context.header('Accept-Ranges', 'bytes');
      context.header('Content-Range', `bytes */${(await head(file)).size}`);
      return context.body(null, 416);
    }
  }

  async function put(file: string, bytes: Uint8Array): Promise<void> {
    const command = new s3.PutObjectCommand({
      ...locate(file),
      Body: bytes,
      ContentType: getMimeType(file) ?? 'application/octet-stream',
      // The storage compares it with what arrived.
      ContentMD5: createHash('md5').update(bytes).digest('base64'),
    });
    await client.send(command, within(WRITING));
  }

  return {
    place: name,
    serve: async (context, file) => await find(() => gate(() => serve(context, file))),
    read: async (file) => (await find(() => get(file)))?.bytes ?? null,
    has: async (file) => (await find(() => head(file))) !== null,
    open: async (file) => {
      const found = await find(() => client.send(new s3.GetObjectCommand(locate(file))));
      return found === null ? null : found.Body instanceof Readable ? found.Body : Readable.from([]);
    },
    write: async (files) => {
      const waiting = [...files];
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await put(next.name, next.bytes);
      };
      await Promise.all(Array.from({ length: WRITES }, work)).catch((error: unknown) => {
        throw asUnavailable(error, name);
      });
    },
    writeFrom: async (file, from) => {
      const { size } = await stat(from);
      const body = { Body: createReadStream(from), ContentLength: size };
      await client.send(new s3.PutObjectCommand({ ...locate(file), ...body })).catch((error: unknown) => {
        throw asUnavailable(error, name);
      });
    },
    async *list() {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: place.bucket, Prefix: place.prefix });
      try {
        for await (const { Contents = [] } of pages)
          for (const { Key = '', Size = 0 } of Contents) {
            const file = Key.slice(place.prefix.length);
            // Those of a folder below are no files of this one.
            if (file !== '' && !file.includes('/')) yield { name: file, size: Size };
          }
      } catch (error) {
        throw asUnavailable(error, name);
      }
    },
    remove: async (file) => {
      await find(() => client.send(new s3.DeleteObjectCommand(locate(file)), within(READING)));
    },
    /** Asks for one name; rejects as the client does. */
    check: async () => {
      const command = { Bucket: place.bucket, Prefix: place.prefix, MaxKeys: 1 };
      await client.send(new s3.ListObjectsV2Command(command), within(READING));
    },
  };
}
