import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { CIRCLE, CROSS, LineDrawing } from '../pictures/line-drawing.tsx';
import { classNames } from '../styles/class-names.ts';
import type { Toast } from './toast-list.ts';

export interface ToastItemProps {
  toast: Toast;
  onDismiss: (id: number) => void;
}

/** One toast. Hover and focus pause its time; a swipe dismisses it. */
export function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPaused = isPointedAt || hasFocus;
  const dismiss = () => onDismiss(toast.id);
  const swipe = useSwipeAway(dismiss);
  const { action, countdown } = toast;
  // Remounted inside a dialog, the bar continues.
  const [elapsed] = useState(() => countdown?.elapsed() ?? 0);
  useEffect(() => {
    if (!isPaused) return;
    countdown?.pause();
    return () => countdown?.resume();
  }, [isPaused, countdown]);
  const { icon, ink, bar } = TYPES[toast.type];
  return (
    <li
      {...swipe}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      className="pointer-events-auto relative flex touch-none items-start gap-3 overflow-hidden rounded-xl border border-line bg-raised py-3 pr-2 pl-4 shadow-lg transition-[opacity,translate,scale] duration-calm starting:-translate-y-2 starting:opacity-0"
    >
      <LineDrawing path={icon} strokeWidth={2} className={classNames('mt-2.5 size-5 shrink-0', ink)} />
      <div role={toast.type === 'error' ? 'alert' : undefined} className="min-w-0 grow self-center">
        <p className="font-semibold">
          <span className="sr-only">{toast.type}: </span>
          {toast.title}
        </p>
        {toast.message && <p className="text-sm text-muted">{toast.message}</p>}
      </div>
      {action && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            dismiss();
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Close notification" size="sm" onClick={dismiss}>
        <LineDrawing path={CROSS} strokeWidth={2} className="size-4" />
      </IconButton>
      {toast.autoClose && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute inset-x-0 bottom-0 h-0.5 origin-left animate-drain motion-reduce:hidden',
            bar,
          )}
          style={{
            animationDuration: `${toast.duration}ms`,
            animationDelay: `${-elapsed}ms`,
            animationPlayState: isPaused ? 'paused' : 'running',
          }}
        />
      )}
    </li>
  );
}

const TRIANGLE_ALERT =
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01';

const TYPES = {
  success: { icon: `${CIRCLE}m4-3-5.5 5.5L8 12`, ink: 'text-good', bar: 'bg-good' },
  error: { icon: `${CIRCLE}m3-3-6 6m0-6 6 6`, ink: 'text-bad', bar: 'bg-bad' },
  warning: { icon: TRIANGLE_ALERT, ink: 'text-warn', bar: 'bg-warn' },
  info: { icon: `${CIRCLE}m0 4v-4m0-4h.01`, ink: 'text-info', bar: 'bg-info' },
};

/** Pixels of a swipe that dismisses. */
const FAR = 48;

/** Dismisses by a swipe to either side or up. The element needs `touch-none`. */
function useSwipeAway(onAway: () => void) {
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
