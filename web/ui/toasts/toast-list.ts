import type { Countdown } from './countdown.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  type: ToastType;
  title: string;
  message: string | undefined;
  /** Milliseconds until it closes. */
  duration: number;
  autoClose: boolean;
  action?: ToastAction | undefined;
  /** A newer toast of the same topic replaces it; null for none. */
  topic: string | null;
  /** The component that raised it. */
  owner: string;
  /** Null while `autoClose` is false. */
  countdown: Countdown | null;
}

/** An action offered by the toast, such as undo; it closes the toast. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

/** Specification, section 9. */
export const MAX_TOASTS = 5;

/** Milliseconds (specification, section 9). */
export const TOAST_DURATIONS: Record<ToastType, number> = {
  success: 4000,
  error: 6000,
  warning: 5000,
  info: 4000,
};

export type ToastChange =
  | { kind: 'add'; toast: Toast }
  | { kind: 'remove'; id: number }
  /** A new attempt begins. */
  | { kind: 'begin'; topic: string }
  /** A component unmounts. */
  | { kind: 'leave'; owner: string };

/** Newest first, at most five. */
export function changeToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  switch (change.kind) {
    case 'add': {
      const { toast } = change;
      const others = toasts.filter(({ topic }) => topic === null || topic !== toast.topic);
      return [toast, ...others].slice(0, MAX_TOASTS);
    }
    case 'remove':
      return toasts.filter(({ id }) => id !== change.id);
    case 'begin':
      return toasts.filter(({ topic }) => topic !== change.topic);
    case 'leave':
      return toasts.filter((toast) => toast.owner !== change.owner || !isFailure(toast.type));
  }
}

/** Failures ask for another attempt and are removed with their component. */
export function isFailure(type: ToastType): boolean {
  return type === 'error' || type === 'warning';
}
