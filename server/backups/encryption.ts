import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { StartupError } from '#postgres/startup-error.ts';

/** The first bytes of a file in the format age (C2SP age-encryption.org/v1). */
const AGE_HEADER = 'age-encryption.org/v1';

/** Makes a pair of keys: the server has `recipient`, and the owner keeps `identity`, which reads backups. */
export async function createKeys(): Promise<{ recipient: string; identity: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { recipient: await identityToRecipient(identity), identity };
}

/** Throws a StartupError for a text that is no recipient. */
export async function checkRecipient(recipient: string): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  try {
    new Encrypter().addRecipient(recipient);
  } catch (cause) {
    throw new StartupError(
      'Wrong setting: BACKUP_KEY is no public key. Make a pair of keys by npm run backup -- keys.',
      { cause },
    );
  }
}

/** Encrypts a file so that only the holder of the recipient's identity can read it. */
export async function encryptFile(from: string, to: string, recipient: string): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await write(await encrypter.encrypt(toWeb(from)), to);
}

/** Throws a StartupError if the identity does not fit, or the file is damaged. */
export async function decryptFile(from: string, to: string, identity: string): Promise<void> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    await write(await decrypter.decrypt(toWeb(from)), to);
  } catch (cause) {
    throw new StartupError(
      'The backup cannot be decrypted: this is another key, or the file is damaged or was cut off.',
      { cause },
    );
  }
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === AGE_HEADER;
  } finally {
    await handle.close();
  }
}

function toWeb(file: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
}

async function write(stream: ReadableStream<Uint8Array>, to: string): Promise<void> {
  const written = createWriteStream(to, { mode: 0o600, flush: true });
  await pipeline(Readable.fromWeb(stream as WebStream<Uint8Array>), written);
}
