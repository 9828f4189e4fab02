import { useEffect, useEffectEvent, useState } from 'react';
import type { ComboboxOption } from './combobox-option.ts';

export type OptionSearch<Option = ComboboxOption> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>;

type Found<Option> = { options: readonly Option[]; state: 'searching' | 'found' | 'failed' };

/** Milliseconds without a key before a search begins. */
const PAUSE = 150;

/** What fits the text, nothing while it is null. Only the last search counts: those before are ended. */
export function useOptionSearch<Option>(search: OptionSearch<Option>, text: string | null): Found<Option> {
  const [found, setFound] = useState<Found<Option>>(NOTHING_YET);
  const ask = useEffectEvent(search);

  useEffect(() => {
    if (text === null) return setFound(NOTHING_YET);
    // What was found for the last text stays in sight, but is not yet what fits this one.
    setFound(({ options }) => ({ options, state: 'searching' }));
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const options = await ask(text.trim(), ending.signal);
        if (!ending.signal.aborted) setFound({ options, state: 'found' });
      } catch {
        if (!ending.signal.aborted) setFound({ options: [], state: 'failed' });
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text]);

  return found;
}

const NOTHING_YET: Found<never> = { options: [], state: 'searching' };
