import type { WantedLine } from './quote.ts';

/** True if two requests ask for the same lines. Prices are ignored: they may have changed in between. */
export function isSameOrder(a: readonly WantedLine[], b: readonly WantedLine[]): boolean {
  return (
    a.length === b.length &&
    a.every((line, position) => {
      const other = b[position];
      return other !== undefined && isSameLine(line, other);
    })
  );
}

function isSameLine(a: WantedLine, b: WantedLine): boolean {
  return (
    a.productId === b.productId &&
    // Stored before variants existed: none.
    (!a.variantId || !b.variantId || a.variantId === b.variantId) &&
    a.quantity === b.quantity &&
    isSameRecord(a.selection.options ?? {}, b.selection.options ?? {}) &&
    isSameRecord(a.selection.properties ?? {}, b.selection.properties ?? {}) &&
    isSameRecord(typedTexts(a), typedTexts(b))
  );
}

/** Trimmed as in the order line; older stored checkouts have no texts. */
function typedTexts({ selection: { texts = {} } }: WantedLine): Record<string, string> {
  const typed = Object.entries(texts).map(([id, text]) => [id, text.trim()] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}

type Named = Readonly<Record<string, string | null>>;

function isSameRecord(a: Named, b: Named): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && a[name] === b[name])
  );
}
