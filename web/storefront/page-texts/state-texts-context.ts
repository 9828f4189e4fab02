import { createContext, use } from 'react';
import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import type { Matches } from '#web/meta.ts';

type StateTexts = Partial<PageTexts<'states'>>;

const NONE: StateTexts = {};

/** Loaded by the layout, so that no script has them. */
export const StateTextsContext = createContext(NONE);

/** What a page says when there is nothing to show. */
export function useStateText(name: keyof StateTexts): string {
  return use(StateTextsContext)[name] ?? '';
}

/** The same for the `meta` of a page; empty if the layout could not be loaded. */
export function findStateText(matches: Matches, name: keyof StateTexts): string {
  for (const match of matches) {
    const data = match?.loaderData as { states?: StateTexts } | undefined;
    if (data?.states) return data.states[name] ?? '';
  }
  return '';
}
