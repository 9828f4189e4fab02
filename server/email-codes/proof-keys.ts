import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import { once } from '../async/once.ts';
import { sharedSecret } from '../http/shared-secret.ts';

/** What only the servers of this shop can make and read. */
export type ProofKeys = {
  /** A digest that nobody else can make, of parts that are told apart. */
  digest(use: string, ...parts: readonly (string | number)[]): Buffer;
  /** Hides a text so that it can be given to anyone and taken back. */
  seal(text: string): string;
  /** What was hidden; null when it was not us, or it was changed. */
  unseal(sealed: string): string | null;
};

/** The keys, made of a secret that all servers of the database share; read once. */
export function createProofKeys(db: Database): () => Promise<ProofKeys> {
  const readSecret = sharedSecret(db, 'email-proof');
  return once(async () => proofKeysOf(await readSecret()));
}

export function proofKeysOf(secret: string): ProofKeys {
  const digest: ProofKeys['digest'] = (use, ...parts) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([use, ...parts]))
      .digest();
  const sealKey = digest('seal');
  return {
    digest,
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      const hidden = Buffer.concat([cipher.update(padded(text)), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return null;
      const cipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, NONCE));
      cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()])
          .toString()
          .trimEnd();
      } catch {
        return null;
      }
    },
  };
}

const NONCE = 12;
const TAG = 16;

/** As long as the next multiple of 64 bytes: how long the text is stays hidden too. */
function padded(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([bytes, Buffer.alloc(64 - (bytes.length % 64), ' ')]);
}
