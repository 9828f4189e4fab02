import { plainToRichText } from '#domain/rich-text/plain-text.ts';
import { POLICY_TITLES, type PolicyName } from '#domain/shop-pages/shop-page.ts';
import type { ShopPageRow } from './shop-page-queries.ts';

/** A policy that nobody has written; that of returns has what the settings say. */
export function unwrittenPolicy(
  id: PolicyName,
  { returnPolicy, now }: { returnPolicy: string; now: Date },
): ShopPageRow & { id: PolicyName } {
  const body = plainToRichText(id === 'returns' ? returnPolicy : '');
  const draft = { title: POLICY_TITLES[id], body, searchTitle: '', searchDescription: '' };
  return { id, slug: null, published: null, draft, version: 0, createdAt: now };
}
