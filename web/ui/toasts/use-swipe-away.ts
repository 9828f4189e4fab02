import { type PointerEvent, useRef } from 'react';

/** Pixels of a swipe that dismisses. */
const FAR = 48;

/** Dismisses by a swipe to either side or up. The element needs `touch-none`. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);

  function drawn({ clientX, clientY }: PointerEvent) {
    const { x, y } = start.current ?? { x: clientX, y: clientY };
    return { x: clientX - x, y: Math.min(0, clientY - y) };
  }

  function letGo({ currentTarget }: PointerEvent<HTMLElement>) {
    start.current = null;
    currentTarget.style.translate = '';
    currentTarget.style.transition = '';
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const { x, y } = drawn(event);
      event.currentTarget.style.transition = 'none';
      event.currentTarget.style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { x, y } = drawn(event);
      if (Math.abs(x) > FAR || y < -FAR) onAway();
      else letGo(event);
    },
    onPointerCancel: letGo,
  };
}
