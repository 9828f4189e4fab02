import { createHmac } from 'node:crypto';
import type { Database } from '#db/connection.ts';
import { isSameSecret } from '../http/is-same-secret.ts';
import { sharedSecret } from '../http/shared-secret.ts';

/** The metadata of a payment at the provider. */
type Metadata = Record<string, string>;

export type ShopSignature = ReturnType<typeof createShopSignature>;

const ID = 'shop id';
const KEY = 'payment signature';

/** Creates id and key, if they do not exist: a backup that lacks them could not name its payments. */
export async function createShopSecrets(db: Database): Promise<void> {
  await Promise.all([sharedSecret(db, ID)(), sharedSecret(db, KEY)()]);
}

/**
 * Signs the payments of this shop, so that another shop on the same provider account is never taken for it.
 * Id and key are in the database, and so in its backups: a restored shop knows its payments.
 */
export function createShopSignature(db: Database) {
  const readId = sharedSecret(db, ID);
  const readKey = sharedSecret(db, KEY);

  async function sign(checkoutId: string): Promise<{ shop: string; signature: string }> {
    const [shop, key] = await Promise.all([readId(), readKey()]);
    const signature = createHmac('sha256', key).update(`${shop}\n${checkoutId}`).digest('base64url');
    return { shop, signature };
  }

  return {
    /** The metadata of a payment for this checkout. */
    metadataOf: async (checkoutId: string): Promise<Metadata> => ({
      checkout: checkoutId,
      ...(await sign(checkoutId)),
    }),

    /**
     * The checkout that a payment names; null if it names none, or is of another shop. Payments from before
     * there were signatures have no shop, and count as this one's (decision 048).
     */
    async checkoutOf({ checkout, shop, signature }: Metadata): Promise<string | null> {
      if (!checkout || shop === undefined) return checkout ?? null;
      const own = await sign(checkout);
      return shop === own.shop && isSameSecret(signature ?? '', own.signature) ? checkout : null;
    },
  };
}
