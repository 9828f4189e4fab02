import { useEffect, useState } from 'react';
import { ApiError } from '#contract/client.ts';

/** Loads an example with the saved draft, again when `key` changes; `example` is null until it is loaded. */
export function useExample<Example>(key: string, load: (signal: AbortSignal) => Promise<Example>) {
  const [example, setExample] = useState<Example | null>(null);
  const [error, setError] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another example.
  useEffect(() => {
    const asking = new AbortController();
    load(asking.signal).then(
      (loaded) => {
        setExample(loaded);
        setError(null);
      },
      (failure: unknown) => {
        if (asking.signal.aborted) return;
        if (!(failure instanceof ApiError)) throw failure;
        setError(failure.message);
      },
    );
    return () => asking.abort();
  }, [key]);
  return { example, error };
}
