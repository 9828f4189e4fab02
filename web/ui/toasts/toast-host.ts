import { createContext, type RefObject, use, useLayoutEffect } from 'react';

/** Moves the toasts into `host`; returns the function that undoes it. */
export type HostToasts = (host: HTMLElement) => () => void;

export const ToastHostContext = createContext<HostToasts | null>(null);

/** Renders the toasts inside `host` while active: everything outside a modal dialog is inert. */
export function useToastHost(host: RefObject<HTMLElement | null>, isActive: boolean): void {
  const hostToasts = use(ToastHostContext);
  useLayoutEffect(() => {
    if (isActive && host.current) return hostToasts?.(host.current);
  }, [host, isActive, hostToasts]);
}
