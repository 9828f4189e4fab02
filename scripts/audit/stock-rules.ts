import type { Facts } from './facts.ts';

/** Model I4, I10. The initial stock equals the sum of what is left, held, and sold and not restocked. */
export function piecesAreConserved({ rows, expected }: Facts): string[] {
  return Object.entries(expected.stock).flatMap(([id, initial]) => {
    const stock = rows.products.find((product) => product.id === id)?.stock ?? null;
    if (stock === null) return [`Product ${id} is not counted any more.`];
    const held = sumPieces(rows.holds, id);
    const sold = sumPieces(rows.lines, id) - sumRestocked(rows.lines, id);
    if (stock + held + sold === initial) return [];
    return [`Of ${initial} pieces of ${id}, ${stock} are left, ${held} held and ${sold} sold.`];
  });
}

export function stockIsNeverNegative({ rows }: Facts): string[] {
  return rows.products
    .filter(({ stock }) => stock !== null && stock < 0)
    .map(({ id, stock }) => `There are ${stock} pieces of ${id}.`);
}

/** Model I10. The movements of a product add up to its stock, and to what is held. */
export function movementsAddUp({ rows }: Facts): string[] {
  return [
    ...rows.stockSums.map(({ product, stock, moved }) =>
      stock === null
        ? `Product ${product} is not counted, but its movements add up to ${moved}.`
        : `Product ${product} has ${stock} in stock, but its movements add up to ${moved}.`,
    ),
    ...rows.heldSums.map(
      ({ product, held, moved }) =>
        `Of product ${product} ${held} are held for payments, but by its movements it is ${moved}.`,
    ),
  ];
}

/** Model I10. Each order has the pieces that left the stock for it and did not come back. */
export function ordersTakeTheirPieces({ rows }: Facts): string[] {
  return rows.soldSums.map(
    ({ order, product, taken, moved }) =>
      `Order ${order} has ${taken} of product ${product}, but ${moved} left the stock for it.`,
  );
}

/** Stock is held for open checkouts only. */
export function holdsBelongToOpenCheckouts({ rows }: Facts): string[] {
  return rows.holds.flatMap(({ checkout: id, product, quantity }) => {
    const checkout = rows.checkouts.find((candidate) => candidate.id === id);
    if (checkout && checkout.outcome === null) return [];
    return [
      `${quantity} of ${product} are held for checkout ${id}, which is ${checkout?.outcome ?? 'not there'}.`,
    ];
  });
}

function sumPieces(items: readonly { product: string; quantity: number }[], product: string): number {
  return items.filter((item) => item.product === product).reduce((sum, { quantity }) => sum + quantity, 0);
}

function sumRestocked(lines: Facts['rows']['lines'], product: string): number {
  return lines.filter((line) => line.product === product).reduce((sum, { restocked }) => sum + restocked, 0);
}
