/** Products and SKUs that one statement looks up. */
const LOOKED_UP = 500;

export function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / LOOKED_UP);
  return Array.from({ length: count }, (_, part) => items.slice(part * LOOKED_UP, (part + 1) * LOOKED_UP));
}
