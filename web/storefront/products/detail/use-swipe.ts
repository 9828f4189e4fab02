import { type TouchEvent, useRef } from 'react';

/** Handlers for swipes: 1 is next, -1 previous. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<Point>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      // Two fingers pinch.
      start.current = touches.length === 1 ? toPoint(touches[0]) : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = toPoint(changedTouches[0]);
      const direction = start.current && end ? swipeDirection(start.current, end) : 0;
      start.current = null;
      if (direction !== 0) onSwipe(direction);
    },
  };
}

function toPoint(finger: { clientX: number; clientY: number } | undefined): Point | null {
  return finger ? { x: finger.clientX, y: finger.clientY } : null;
}

type Point = { x: number; y: number };

/** Pixels of a swipe, as opposed to a tap. */
const DISTANCE = 40;

/** Direction of a swipe: 1 next, -1 previous, 0 none. */
export function swipeDirection(from: Point, to: Point): 1 | -1 | 0 {
  const across = to.x - from.x;
  const down = to.y - from.y;
  if (Math.abs(across) < DISTANCE || Math.abs(across) < Math.abs(down)) return 0;
  return across < 0 ? 1 : -1;
}
