import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import { instanceSecret, remakeWithSecret } from '../http/instance-secret.ts';

/** Digests and encryption with a secret of the shop. */
export type ProofKeys = {
  /** A keyed digest of a use and its parts. */
  digest(use: string, ...parts: readonly (string | number)[]): Buffer;
  /** Encrypts a text for a client to send back. */
  seal(text: string): string;
  /** Decrypts a sealed text; null if it was changed, or sealed by another shop or a copy of this one. */
  unseal(sealed: string): string | null;
};

/** Creates the keys of a secret that all servers of the database share, and no copy of it. */
export function createProofKeys(db: Database): () => Promise<ProofKeys> {
  return remakeWithSecret(instanceSecret(db, 'email-proof'), deriveProofKeys);
}

export function deriveProofKeys(secret: string): ProofKeys {
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

/** Padded to a multiple of 64 bytes, which hides the length of the text. */
function padded(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([bytes, Buffer.alloc(64 - (bytes.length % 64), ' ')]);
}
