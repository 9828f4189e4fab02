import type { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { Environment } from '../http/bind.ts';

/** A file of a store; `size` in bytes. */
export type StoredFile = { name: string; size: number };

/**
 * Files of a folder or of an S3 bucket. A file appears whole or not at all, and never changes: its name is
 * written once. Every method throws `Unavailable` while the store does not answer.
 */
export type FileStore = {
  /** For people: the path of the folder, or `s3://bucket/prefix`. */
  readonly place: string;
  /** Answers a request for a file, for a part of it (`Range`) or for its head; null if there is none. */
  serve(context: Context<Environment>, name: string): Promise<Response | null>;
  /** Opens a file; null if there is none. */
  open(name: string): Promise<Readable | null>;
  /** Reads a whole file; null if there is none. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Writes files; all of them are durable when it resolves. */
  write(files: readonly { name: string; bytes: Uint8Array }[]): Promise<void>;
  /** Writes a large file from a path of this machine. */
  writeFrom(name: string, path: string): Promise<void>;
  /** Lists all files, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Removes a file; does nothing if there is none. */
  remove(name: string): Promise<void>;
};
