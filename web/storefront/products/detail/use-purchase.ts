import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { choiceProblems } from '#domain/pricing/choice-problems.ts';
import type { Product } from '#domain/products/product.ts';
import { useOptionTexts, withTexts } from '../../option-texts.ts';
import { ASKS_TO_COMPLETE, type Choice } from '../../selection-in-url.ts';
import { placeName } from './option-groups.ts';

export type Purchase = ReturnType<typeof usePurchase>;

/**
 * Validates the choice on Buy Now and Add to Cart. The checkout sends shoppers back here with the same
 * messages.
 */
export function usePurchase(product: Product, { selection, quantity }: Choice) {
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [texts, changeText] = useOptionTexts(product.id);
  const chosen = withTexts(product, selection, texts ?? {});
  const problems = choiceProblems(product, chosen);
  const places = problems.map(({ at }) => placeName(at));
  const [said, setSaid] = useState<readonly string[]>(() =>
    new URLSearchParams(search).has(ASKS_TO_COMPLETE) ? places : [],
  );
  const [refusals, setRefusals] = useState(0);

  // After the messages are rendered.
  useEffect(() => {
    if (refusals === 0) return;
    const first = form.current?.querySelector('[aria-invalid="true"]');
    first?.scrollIntoView({ block: 'center' });
    const box = first instanceof HTMLInputElement ? first : first?.querySelector('input');
    box?.focus({ preventScroll: true });
  }, [refusals]);

  return {
    form,
    /** With the typed texts. */
    choice: { selection: chosen, quantity },
    /** Messages by key of their position, for what was missing on Buy Now and still is. */
    messages: Object.fromEntries(
      problems
        .map(({ at, message }) => [placeName(at), message] as const)
        .filter(([place]) => said.includes(place)),
    ),
    readText: (property: string) => (texts && Object.hasOwn(texts, property) ? (texts[property] ?? '') : ''),
    changeText,
    /** True if nothing is missing; else shows messages and focuses the first. */
    check() {
      setSaid(places);
      if (problems.length > 0) setRefusals((before) => before + 1);
      return problems.length === 0;
    },
  };
}
