import type { MetaDescriptor } from 'react-router';

/** The title of a page of the back office, which search engines do not index. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} – Marigold back office` }, { name: 'robots', content: 'noindex' }];
}
