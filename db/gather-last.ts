import { runLast, type Transaction } from './connection.ts';

/**
 * Returns a function that gathers items of a transaction, for one `step` with all of them at its end
 * (`runLast`).
 */
export function createGatherer<Item>(
  name: string,
  step: (tx: Transaction, all: Item[]) => Promise<void>,
): (tx: Transaction, items: readonly Item[]) => Promise<void> {
  const gathered = new WeakMap<Transaction, Set<Item>>();
  return async (tx, items) => {
    if (items.length === 0) return;
    const all = new Set([...(gathered.get(tx) ?? []), ...items]);
    gathered.set(tx, all);
    await runLast(tx, name, () => step(tx, [...all]));
  };
}
