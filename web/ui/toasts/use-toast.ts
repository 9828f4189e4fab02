import { createContext, use, useEffect, useId, useMemo } from 'react';
import type { ToastAction, ToastType } from './toast-list.ts';

export interface ToastOptions {
  /** Milliseconds; default by type (specification, section 9). */
  duration?: number | undefined;
  /** False: stays until closed. */
  autoClose?: boolean | undefined;
  action?: ToastAction | undefined;
  /** Replaces the previous toast of this topic, and is removed by `begin(topic)`. */
  topic?: string | undefined;
}

export type ShowToast = (title: string, message?: string, options?: ToastOptions) => void;

export interface Toasts {
  success: ShowToast;
  error: ShowToast;
  warning: ShowToast;
  info: ShowToast;
  /** Begins an attempt: removes the toasts of the previous one, by `topic` or of this component. */
  begin: (topic?: string) => void;
}

export interface ToastBoard {
  raise: (owner: string, type: ToastType, ...what: Parameters<ShowToast>) => void;
  begin: (topic: string) => void;
  leave: (owner: string) => void;
}

export const ToastContext = createContext<ToastBoard | null>(null);

/**
 * Toasts of the nearest `ToastProvider`; throws without one (specification, section 4). Stable. Errors and
 * warnings are removed when their component unmounts or begins another attempt.
 */
export function useToast(): Toasts {
  const board = use(ToastContext);
  if (!board) throw new Error('useToast must be used inside a ToastProvider');
  const owner = useId();
  useEffect(() => () => board.leave(owner), [board, owner]);
  return useMemo(() => {
    const showAs =
      (type: ToastType): ShowToast =>
      (...what) =>
        board.raise(owner, type, ...what);
    return {
      success: showAs('success'),
      error: showAs('error'),
      warning: showAs('warning'),
      info: showAs('info'),
      begin: (topic = owner) => board.begin(topic),
    };
  }, [board, owner]);
}
