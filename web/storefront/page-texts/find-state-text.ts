import type { Matches } from '#web/meta.ts';
import type { StateTexts } from './state-texts-context.ts';

/** What a page without content says, for its `meta`; empty if the layout could not be loaded. */
export function findStateText(matches: Matches, name: keyof StateTexts): string {
  const loaded = matches as readonly ({ loaderData?: { states?: StateTexts } } | undefined)[];
  return loaded.map((match) => match?.loaderData?.states?.[name]).find(Boolean) ?? '';
}
