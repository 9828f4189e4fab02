import type { PageName, PageTexts } from '#domain/page-texts/page-texts.ts';
import { type LoadArgs, loadedBody } from '#web/data.ts';
import { DEFAULT_SHOP } from '../shop-details.ts';
import { findTextsCall } from './find-texts-call.ts';

/** Loads the texts of a page; the specification's if they cannot be loaded, so that no page fails. */
export async function loadPageTexts<Page extends PageName>(
  { api, url }: Pick<LoadArgs, 'api' | 'url'>,
  page: Page,
): Promise<PageTexts<Page>> {
  const answer = await loadedBody(api(findTextsCall(url, page), { params: { page } }));
  // TypeScript does not relate an optional field of any page to that field.
  const texts = answer.ok ? (answer.data[page] as PageTexts<Page> | undefined) : undefined;
  if (texts) return texts;
  // Every browser would load all texts of all pages with its first page.
  const { resolveTexts } = await import('#domain/page-texts/page-texts.ts');
  return resolveTexts(page, {}, { shopName: DEFAULT_SHOP.name, showsExamples: true });
}
