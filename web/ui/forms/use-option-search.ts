import { useEffect, useEffectEvent, useState } from 'react';

export type OptionSearch<Option = ComboboxOption> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;

type State = 'searching' | 'found' | 'failed';
type SearchResult<Option> = { options: readonly Option[]; state: State };
type Answer<Option> = SearchResult<Option> & { text: string | null };

/** Milliseconds after the last key before a search. */
const PAUSE = 150;

/** Searches for the text, null for none. A new search aborts the one before. */
export function useOptionSearch<Option>(
  search: OptionSearch<Option>,
  text: string | null,
): SearchResult<Option> {
  const [answer, setAnswer] = useState<Answer<Option>>(NOTHING_YET);
  const ask = useEffectEvent(search);

  useEffect(() => {
    if (text === null) return setAnswer(NOTHING_YET);
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const options = await ask(text.trim(), ending.signal);
        if (!ending.signal.aborted) setAnswer({ options, state: 'found', text });
      } catch {
        if (!ending.signal.aborted) setAnswer({ options: [], state: 'failed', text });
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text]);

  // Shows the previous results until the new ones arrive.
  return { options: answer.options, state: answer.text === text ? answer.state : 'searching' };
}

const NOTHING_YET: Answer<never> = { options: [], state: 'searching', text: null };

export interface ComboboxOption {
  value: string;
  label: string;
  hint?: string | undefined;
}
