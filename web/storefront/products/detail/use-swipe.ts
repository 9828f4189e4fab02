import { type TouchEvent, useRef } from 'react';
import { type Point, swipeDirection } from './swipe.ts';

/** Handlers for swipes: 1 is next, -1 previous. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<Point>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      // Two fingers pinch.
      start.current = touches.length === 1 ? pointOf(touches[0]) : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = pointOf(changedTouches[0]);
      const direction = start.current && end ? swipeDirection(start.current, end) : 0;
      start.current = null;
      if (direction !== 0) onSwipe(direction);
    },
  };
}

function pointOf(finger: { clientX: number; clientY: number } | undefined): Point | null {
  return finger ? { x: finger.clientX, y: finger.clientY } : null;
}
