import { createContext, use, useEffect, useId, useMemo } from 'react';
import type { ToastAction, ToastType } from './toast-list.ts';

export interface ToastOptions {
  /** Milliseconds; else by type: success and info 4000, warning 5000, error 6000. */
  duration?: number | undefined;
  /** False: it stays until closed. */
  autoClose?: boolean | undefined;
  action?: ToastAction | undefined;
  /**
   * What it is about, where a component makes attempts at several things: it replaces the one before of the
   * same topic, and goes at `begin(topic)`.
   */
  topic?: string | undefined;
}

/** Shows a message and answers its id. */
export type ShowToast = (title: string, message?: string, options?: ToastOptions) => number;

export interface Toasts {
  success: ShowToast;
  error: ShowToast;
  warning: ShowToast;
  info: ShowToast;
  dismiss: (id: number) => void;
  /** An attempt begins: takes away what was said of a failed one before, of `topic` or of this component. */
  begin: (topic?: string) => void;
}

/** What the provider does for each component. */
export interface ToastBoard {
  raise: (owner: string, type: ToastType, ...what: Parameters<ShowToast>) => number;
  dismiss: (id: number) => void;
  begin: (topic: string) => void;
  leave: (owner: string) => void;
}

export const ToastContext = createContext<ToastBoard | null>(null);

/**
 * The toasts of the nearest `ToastProvider`; throws without one (spec 4). The answer never changes. Errors
 * and warnings go with the component that raised them, with its next failure and when it begins anew, so that
 * none stays that is no longer true.
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
      dismiss: board.dismiss,
      begin: (topic = owner) => board.begin(topic),
    };
  }, [board, owner]);
}
