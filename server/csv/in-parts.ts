/** Rows that one statement reads or writes. */
const ROWS_TOGETHER = 500;

/** Splits rows into parts of which one statement reads or writes all. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / ROWS_TOGETHER);
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * ROWS_TOGETHER, (part + 1) * ROWS_TOGETHER),
  );
}
