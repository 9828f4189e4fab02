import { useEffect, useState } from 'react';
import type { WireProductCard } from '#contract/calls/products.ts';
import { loadCards } from './load-cards.ts';

/** By id; null: it is not sold any more. Absent: not loaded yet. */
type Cards = ReadonlyMap<string, WireProductCard | null>;

/** The cards of products by their ids, loaded once each; `failure` is the message of the last load. */
export function useCards(ids: readonly string[]) {
  const [cards, setCards] = useState<Cards>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const missing = ids.filter((id) => !cards.has(id)).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads again.
  useEffect(() => {
    if (missing === '') return;
    const requestedIds = missing.split(',');
    let isWanted = true;
    loadCards(requestedIds).then(
      (loadedCards) => {
        if (isWanted)
          setCards(
            (before) =>
              new Map([...before, ...requestedIds.map((id) => [id, loadedCards.get(id) ?? null] as const)]),
          );
      },
      (error: unknown) => {
        if (isWanted) setFailure(error instanceof Error ? error.message : '');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [missing, attempt]);

  return {
    cards,
    isLoading: missing !== '' && failure === null,
    failure: missing === '' ? null : failure,
    retry() {
      setFailure(null);
      setAttempt((before) => before + 1);
    },
  };
}
