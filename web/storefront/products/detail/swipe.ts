export type Point = { x: number; y: number };

/** Pixels a finger travels before it means a swipe and no tap. */
const DISTANCE = 40;

/** Where a finger that went from one point to another wants to go: 1 on, -1 back, 0 nowhere. */
export function swipeDirection(from: Point, to: Point): 1 | -1 | 0 {
  const across = to.x - from.x;
  const down = to.y - from.y;
  if (Math.abs(across) < DISTANCE || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
