/** Edges in pixels from the top left of the window. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Pixels between toasts and other elements. */
const GAP = 8;

type Surroundings = {
  /** Elements that must not be covered. */
  keptClear: readonly Box[];
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
  { keptClear, inUse, dialog, height }: Surroundings,
): { x: number; y: number } {
  if (dialog && overlaps(dialog, box) && dialog.left - GAP >= box.right - box.left)
    return { x: dialog.left - GAP - box.right, y: 0 };
  const all = inUse ? [...keptClear, inUse] : keptClear;
  const down = belowThese(box, all);
  const bottom = box.bottom - box.top;
  if (box.top + down + bottom <= height) return { x: 0, y: down };
  const withoutUse = belowThese(box, keptClear);
  return { x: 0, y: box.top + withoutUse + bottom <= height ? withoutUse : 0 };
}

/** Pixels down until nothing overlaps. */
function belowThese(box: Box, obstacles: readonly Box[]): number {
  let down = 0;
  for (const obstacle of obstacles.toSorted((one, other) => one.top - other.top)) {
    const moved = { ...box, top: box.top + down, bottom: box.bottom + down };
    if (overlaps(obstacle, moved)) down = obstacle.bottom + GAP - box.top;
  }
  return down;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
