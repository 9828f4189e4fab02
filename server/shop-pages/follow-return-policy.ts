import { invalidate } from '#db/cache-tags.ts';
import type { Transaction } from '#db/connection.ts';
import { richTextToPlain } from '#domain/rich-text/plain-text.ts';
import { MAX_RETURN_POLICY } from '#domain/settings/setting-fields.ts';
import type { PageContent } from '#domain/shop-pages/shop-page.ts';
import { saveSetting } from '../settings/settings-queries.ts';

/**
 * Gives the setting of the return policy the words of the published policy. So everything that depends on
 * whether the shop has one follows, and a seller who writes the setting later replaces the policy.
 */
export async function followReturnPolicy(
  tx: Transaction,
  published: PageContent | null,
  now: Date,
): Promise<void> {
  await saveSetting(tx, 'returnPolicy', plainReturnPolicy(published), now);
  await invalidate(tx, ['settings']);
}

/** The words of a policy as the setting has them: a paragraph for each block. */
export function plainReturnPolicy(published: PageContent | null): string {
  if (!published) return '';
  return richTextToPlain(published.body).replaceAll('\n', '\n\n').slice(0, MAX_RETURN_POLICY).trim();
}
