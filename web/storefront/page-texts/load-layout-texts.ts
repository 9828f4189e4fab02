import { getLayoutTexts } from '#contract/calls/page-texts.ts';
import { getDraftTexts } from '#contract/calls/staff-page-texts.ts';
import { DRAFT_PARAMETER } from '#domain/page-texts/draft-parameter.ts';
import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import { type LoadArgs, loadedBody } from '#web/data.ts';
import { DEFAULT_SHOP } from '../shop-details.ts';

const LAYOUT_PAGES = ['footer', 'announcement', 'states', 'products'] as const;

type LayoutTexts = { [Page in (typeof LAYOUT_PAGES)[number]]: PageTexts<Page> };

/** Loads the texts that each page has with it; the specification's if they cannot be loaded. */
export async function loadLayoutTexts({ api, url }: Pick<LoadArgs, 'api' | 'url'>): Promise<LayoutTexts> {
  const drafted = url.searchParams.get(DRAFT_PARAMETER);
  const page = LAYOUT_PAGES.find((name) => name === drafted);
  const [published, draft] = await Promise.all([
    loadedBody(api(getLayoutTexts, {})),
    page && loadedBody(api(getDraftTexts, { params: { page } })),
  ]);
  if (published.ok) {
    const texts = page && draft?.ok ? draft.data[page] : undefined;
    return page && texts ? { ...published.data, [page]: texts } : published.data;
  }
  // Every browser would load all texts of all pages with its first page.
  const { resolveTexts } = await import('#domain/page-texts/page-texts.ts');
  const shop = { shopName: DEFAULT_SHOP.name, showsExamples: true };
  return {
    footer: resolveTexts('footer', {}, shop),
    announcement: resolveTexts('announcement', {}, shop),
    states: resolveTexts('states', {}, shop),
    products: resolveTexts('products', {}, shop),
  };
}
