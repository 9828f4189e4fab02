import type { WireStockMovement } from '#contract/calls/staff-products.ts';
import type { Movement } from '#domain/stock/movement.ts';

export function presentMovement(movement: Movement): WireStockMovement {
  const { id, variantId, kind, change, stock, cause, reason, staff, at } = movement;
  return {
    id,
    variantId,
    at: at.toISOString(),
    kind,
    change,
    ...(stock !== null && { stock }),
    cause: { kind: cause.kind, ...(cause.id !== null && { id: cause.id }) },
    reason,
    ...(staff !== null && { staff }),
  };
}
