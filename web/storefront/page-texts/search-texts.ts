type SearchTexts = { searchTitle: string; searchDescription: string };

/** The title and description of a page for search engines; empty if its loader has failed. */
export function searchTexts(data: { texts: SearchTexts } | undefined) {
  return { wholeTitle: data?.texts.searchTitle ?? '', description: data?.texts.searchDescription ?? '' };
}
