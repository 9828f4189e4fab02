import { useEffect, useEffectEvent, useState } from 'react';
import type { ComboboxOption } from './combobox-option.ts';

export type OptionSearch<Option = ComboboxOption> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;

type State = 'searching' | 'found' | 'failed';
type Found<Option> = { options: readonly Option[]; state: State };
/** `text`: what was searched for; null before the first answer. */
type Answer<Option> = Found<Option> & { text: string | null };

/** Milliseconds without a key before a search begins. */
const PAUSE = 150;

/** What fits the text, nothing while it is null. Only the last search counts: those before are ended. */
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

  // The answer to the last text stays in sight until the answer to this one arrives.
  return { options: found.options, state: found.text === text ? found.state : 'searching' };
}

const NOTHING_YET: Answer<never> = { options: [], state: 'searching', text: null };
