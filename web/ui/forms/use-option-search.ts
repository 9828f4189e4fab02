import { useEffect, useEffectEvent, useState } from 'react';

export type OptionSearch<Option = ComboboxOption> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;

type State = 'searching' | 'found' | 'failed';
type Found<Option> = { options: readonly Option[]; state: State };
type Answer<Option> = Found<Option> & { text: string | null };

/** Milliseconds after the last key before a search. */
const PAUSE = 150;

/** Searches for the text, null for none. A new search aborts the one before. */
export function useOptionSearch<Option>(search: OptionSearch<Option>, text: string | null): Found<Option> {
  const [found, setFound] = useState<Answer<Option>>(NOTHING_YET);
  const ask = useEffectEvent(search);

  useEffect(() => {
    if (text === null) return setFound(NOTHING_YET);
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const options = await ask(text.trim(), ending.signal);
        if (!ending.signal.aborted) setFound({ options, state: 'found', text });
      } catch {
        if (!ending.signal.aborted) setFound({ options: [], state: 'failed', text });
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text]);

  // Shows the previous results until the new ones arrive.
  return { options: found.options, state: found.text === text ? found.state : 'searching' };
}

const NOTHING_YET: Answer<never> = { options: [], state: 'searching', text: null };

export interface ComboboxOption {
  value: string;
  label: string;
  hint?: string | undefined;
}
