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

export type ToastChange = { kind: 'add'; toast: Toast } | { kind: 'remove'; id: number };

/** The list after a change: newest first, and the oldest leave once there are more than five. */
export function changeToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  if (change.kind === 'add') return [change.toast, ...toasts].slice(0, MAX_TOASTS);
  return toasts.filter((toast) => toast.id !== change.id);
}
