import type { Countdown } from './countdown.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  id: number;
  type: ToastType;
  title: string;
  message: string | undefined;
  /** Milliseconds until it goes by itself. */
  duration: number;
  /** False: stays until it is closed. */
  autoClose: boolean;
  action?: ToastAction | undefined;
  /** What it is about: it goes as soon as there is news of that. Null: nothing makes it untrue. */
  topic: string | null;
  /** The screen that raised it. */
  owner: string;
  /** Its time; null while `autoClose` is false. */
  countdown: Countdown | null;
}

/** What can be done about the message, such as taking back what it tells; done once, and the message goes. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

/** Spec 9. */
export const MAX_TOASTS = 5;

/** Milliseconds, spec 9. */
export const TOAST_DURATIONS: Record<ToastType, number> = {
  success: 4000,
  error: 6000,
  warning: 5000,
  info: 4000,
};

export type ToastChange =
  | { kind: 'add'; toast: Toast }
  | { kind: 'remove'; id: number }
  /** A new attempt begins: what was said of the one before is no longer true. */
  | { kind: 'begin'; topic: string }
  /** A screen is left. */
  | { kind: 'leave'; owner: string };

/** The list after a change: newest first, and the oldest leave once there are more than five. */
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

/** True for what asks for another attempt; good news stays true when its screen is left. */
export function isFailure(type: ToastType): boolean {
  return type === 'error' || type === 'warning';
}
