import { createContext, use } from 'react';
import type { ToastAction } from './toast-list.ts';

export interface ToastOptions {
  /** Milliseconds; else by type: success and info 4000, warning 5000, error 6000. */
  duration?: number | undefined;
  /** False: it stays until closed. */
  autoClose?: boolean | undefined;
  action?: ToastAction | undefined;
}

/** Shows a message and answers its id. */
export type ShowToast = (title: string, message?: string, options?: ToastOptions) => number;

export interface Toasts {
  success: ShowToast;
  error: ShowToast;
  warning: ShowToast;
  info: ShowToast;
  dismiss: (id: number) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** The toasts of the nearest `ToastProvider`; throws without one (spec 4). The answer never changes. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast must be used inside a ToastProvider');
  return toasts;
}
