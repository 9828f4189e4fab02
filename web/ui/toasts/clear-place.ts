/** Edges in pixels from the top left of the window. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Pixels between messages and what they stay clear of. */
const GAP = 8;

type Surroundings = {
  /** What must stay readable and operable, in any order. */
  keptClear: readonly Box[];
  /** What is being worked with, kept clear as well where there is room. */
  inUse: Box | null;
  /** An open dialog: the messages go to its left where they fit there. */
  dialog: Box | null;
  /** Height of the window in pixels. */
  height: number;
};

/**
 * How far, in pixels, `box` has to move to the left and down so that it covers nothing it should not; as
 * little as possible.
 */
export function clearPlace(
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

/** Pixels down until nothing is overlapped any more. */
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
