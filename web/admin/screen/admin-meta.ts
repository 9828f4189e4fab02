import type { MetaDescriptor } from 'react-router';
import { findShopName, type Matches } from '#web/meta.ts';

/** The title of a page of the back office, which search engines do not index. */
export function adminMeta(matches: Matches, title: string): MetaDescriptor[] {
  const shopName = findShopName(matches);
  return [{ title: `${title} – ${shopName} back office` }, { name: 'robots', content: 'noindex' }];
}
