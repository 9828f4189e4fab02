import type { MetaDescriptor } from 'react-router';

/** The head of a page of the back office: a title, and nothing for search engines. */
export function adminMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} – Marigold back office` }, { name: 'robots', content: 'noindex' }];
}
