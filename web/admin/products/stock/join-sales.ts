import type { WireStockMovement } from '#contract/calls/staff-products.ts';

export type ShownMovement = {
  movement: WireStockMovement /** Sold pieces that were held. */;
  wasHeld: boolean;
};

/** Held pieces that are sold are released and sold in one moment: shown as their sale alone. Newest first. */
export function joinSales(movements: readonly WireStockMovement[]): ShownMovement[] {
  const shown: ShownMovement[] = [];
  for (const movement of movements) {
    const later = shown.at(-1);
    if (later && isMatchingSale(later.movement, movement)) later.wasHeld = true;
    else shown.push({ movement, wasHeld: false });
  }
  return shown;
}

function isMatchingSale(sold: WireStockMovement, released: WireStockMovement): boolean {
  return (
    sold.kind === 'sold' &&
    released.kind === 'released' &&
    sold.change === -released.change &&
    sold.cause.id === released.cause.id &&
    sold.stock === undefined &&
    released.stock === undefined
  );
}
