import type { WireShownPage } from '#contract/shop-page-schemas.ts';
import type { Loaded } from '#web/data.ts';
import { type Matches, pageMeta } from '#web/meta.ts';
import { findStateText } from '../page-texts/find-state-text.ts';

/** Meta tags of a page that staff wrote. `path` is where it is if it cannot be loaded. */
export function describePage(matches: Matches, page: Loaded<WireShownPage> | undefined, path: string) {
  if (!page?.ok)
    return pageMeta(matches, {
      title: findStateText(matches, 'pageNotFoundTitle'),
      description: 'This page cannot be shown.',
      path,
      noIndex: true,
    });
  const { title, searchTitle, searchDescription } = page.data;
  return pageMeta(matches, {
    ...(searchTitle ? { wholeTitle: searchTitle } : { title }),
    description: searchDescription || page.data.summary,
    path: page.data.path,
  });
}
