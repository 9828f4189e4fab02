export type Point = { x: number; y: number };

/** Pixels of a swipe, as opposed to a tap. */
const DISTANCE = 40;

/** Direction of a swipe: 1 next, -1 previous, 0 none. */
export function swipeDirection(from: Point, to: Point): 1 | -1 | 0 {
  const across = to.x - from.x;
  const down = to.y - from.y;
  if (Math.abs(across) < DISTANCE || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
