/** Edges in pixels from the top left of the window. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Pixels between toasts and other elements. */
const GAP = 8;

type Surroundings = {
  /** Elements that must not be covered. */
  keptClear: readonly Box[];
  /** Likewise; they stand below each other, so toasts may go to their left. */
  rowActions?: readonly Box[];
  /** The element in use, also avoided if there is room. */
  inUse: Box | null;
  /** An open dialog: toasts go to its left if they fit. */
  dialog: Box | null;
  /** Height of the window in pixels. */
  height: number;
};

/** The smallest offset in pixels by which `box` covers none of its surroundings. */
export function avoidOverlap(
  box: Box,
  { keptClear, rowActions = [], inUse, dialog, height }: Surroundings,
): { x: number; y: number } {
  if (dialog && overlaps(dialog, box) && dialog.left - GAP >= box.right - box.left)
    return { x: dialog.left - GAP - box.right, y: 0 };
  const used = inUse ? [inUse] : [];
  const clear =
    clearOffset(box, [...keptClear, ...used], rowActions, height) ??
    clearOffset(box, keptClear, rowActions, height) ??
    clearOffset(box, [...keptClear, ...used], [], height) ??
    clearOffset(box, keptClear, [], height);
  return clear ?? { x: 0, y: 0 };
}

/**
 * The least way down in which the box covers nothing, if need be to the left of the actions; null for none.
 */
function clearOffset(
  box: Box,
  keptClear: readonly Box[],
  rowActions: readonly Box[],
  height: number,
): { x: number; y: number } | null {
  const obstacles = [...keptClear, ...rowActions];
  const lefts = rowActions.map(({ left }) => left - GAP - box.right);
  const downs = obstacles.map(({ bottom }) => bottom + GAP - box.top);
  const fitting = lefts.filter((x) => x < 0 && box.left + x >= 0).toSorted((one, other) => other - one);
  const below = downs.filter((y) => y > 0 && box.bottom + y <= height).toSorted((one, other) => one - other);
  for (const x of [0, ...fitting])
    for (const y of [0, ...below])
      if (!obstacles.some((obstacle) => overlaps(obstacle, moved(box, x, y)))) return { x, y };
  return null;
}

function moved({ left, top, right, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
