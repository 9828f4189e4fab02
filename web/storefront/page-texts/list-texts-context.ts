import { createContext, use } from 'react';
import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import type { Matches } from '#web/meta.ts';

export type ListTexts = Partial<PageTexts<'products'>>;

const NONE: ListTexts = {};

/** Loaded by the layout: each change of a filter would load them again with the list. */
export const ListTextsContext = createContext(NONE);

/** The words of the list of products. */
export function useListTexts(): ListTexts {
  return use(ListTextsContext);
}

/** The same for the `meta` of a page, which runs outside of the context. */
export function findListTexts(matches: Matches): ListTexts {
  const loaded = matches as readonly (
    | { loaderData?: { products?: ListTexts; states?: object } }
    | undefined
  )[];
  return loaded.find((match) => match?.loaderData?.states)?.loaderData?.products ?? NONE;
}
