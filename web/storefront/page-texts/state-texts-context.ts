import { createContext, use } from 'react';
import type { PageTexts } from '#domain/page-texts/page-texts.ts';

export type StateTexts = Partial<PageTexts<'states'>>;

const NONE: StateTexts = {};

/** Loaded by the layout, so that no script has them. */
export const StateTextsContext = createContext(NONE);

/** What a page says when there is nothing to show. */
export function useStateText(name: keyof StateTexts): string {
  return use(StateTextsContext)[name] ?? '';
}
