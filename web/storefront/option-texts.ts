import { useState } from 'react';
import { findRequestedText } from '#domain/pricing/requested-text.ts';
import type { Selection } from '#domain/pricing/selection.ts';
import type { ProductOptions } from '#domain/products/product.ts';
import { forgetStored, readStoredJson, store } from '#web/shared/browser-storage.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';

/** Text by property id. */
export type OptionTexts = Readonly<Record<string, string>>;

/**
 * Texts typed for a product's options, in the tab's storage rather than the URL, so that they survive reloads
 * and stay out of logs. Null before hydration.
 */
export function useOptionTexts(
  productId: string,
): [texts: OptionTexts | null, change: (property: string, text: string) => void] {
  const isHydrated = useHydrated();
  const [held, setHeld] = useState<{ productId: string; texts: OptionTexts } | null>(null);
  let texts = held?.productId === productId ? held.texts : null;
  if (isHydrated && texts === null) {
    texts = readTexts(productId);
    setHeld({ productId, texts });
  }

  function change(property: string, text: string) {
    const next = { ...texts, [property]: text };
    setHeld({ productId, texts: next });
    store('sessionStorage', createStorageKey(productId), JSON.stringify(next));
  }

  return [texts, change];
}

/** Called after an order: the next one begins without texts. */
export function forgetTexts(productId: string): void {
  forgetStored('sessionStorage', createStorageKey(productId));
}

/** The selection with the texts that its values require. */
export function withTexts(options: ProductOptions, selection: Selection, texts: OptionTexts): Selection {
  const requiredTexts = options.properties.flatMap((property) => {
    const value = property.values.find(({ id }) => id === selection.properties[property.id]);
    const text = Object.hasOwn(texts, property.id) ? texts[property.id] : undefined;
    return findRequestedText(property, value) && text !== undefined ? [[property.id, text]] : [];
  });
  return requiredTexts.length === 0 ? selection : { ...selection, texts: Object.fromEntries(requiredTexts) };
}

function readTexts(productId: string): OptionTexts {
  const stored = readStoredJson('sessionStorage', createStorageKey(productId));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function createStorageKey(productId: string): string {
  return `option-texts:${productId}`;
}
