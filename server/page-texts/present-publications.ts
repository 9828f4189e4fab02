import type { Publication } from './page-text-queries.ts';

/** What was published before, and by whom, without its content. */
export function presentPublications(publications: readonly Publication[]) {
  return publications.map(({ id, publishedAt, publishedBy }) => ({
    id,
    publishedAt: publishedAt.toISOString(),
    publishedBy,
  }));
}
