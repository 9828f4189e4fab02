import { type Loaded, loaded } from '#web/data.ts';

/** A page of a list, and how many rows there are on all pages. */
export type ListPage<Row> = { rows: readonly Row[]; total: number };

/** What a call for a page of a list answers, or why there is no answer. */
export async function loadedPage<Row>(
  answer: Promise<{ body: readonly Row[]; total: number | null }>,
): Promise<Loaded<ListPage<Row>>> {
  return await loaded(answer.then(({ body, total }) => ({ rows: body, total: total ?? body.length })));
}
