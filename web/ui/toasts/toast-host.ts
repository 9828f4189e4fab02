import { createContext, type RefObject, use, useLayoutEffect } from 'react';

/** Takes the toasts in; the answer gives them back. */
export type HostToasts = (host: HTMLElement) => () => void;

export const ToastHostContext = createContext<HostToasts | null>(null);

/**
 * Draws the toasts inside `host` while it is active. A modal dialog needs this: everything outside it is
 * inert, so a toast there could be neither closed nor heard.
 */
export function useToastHost(host: RefObject<HTMLElement | null>, isActive: boolean): void {
  const hostToasts = use(ToastHostContext);
  useLayoutEffect(() => {
    if (isActive && host.current) return hostToasts?.(host.current);
  }, [host, isActive, hostToasts]);
}
