import { type ReactNode, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastHostContext } from './toast-host.ts';
import { changeToasts, TOAST_DURATIONS, type ToastType } from './toast-list.ts';
import { ToastViewport } from './toast-viewport.tsx';
import { AnnounceContext } from './use-announce.ts';
import { type ShowToast, ToastContext, type Toasts } from './use-toast.ts';

/** Gives `useToast` and `useAnnounce` to what is inside, and draws the toasts at the top right. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, change] = useReducer(changeToasts, []);
  const [hosts, setHosts] = useState<readonly HTMLElement[]>([]);
  const lastId = useRef(0);
  const [said, setSaid] = useState({ words: '', times: 0 });

  const api = useMemo<Toasts>(() => {
    const showAs =
      (type: ToastType): ShowToast =>
      (title, message, { duration = TOAST_DURATIONS[type], autoClose = true, action } = {}) => {
        lastId.current += 1;
        const id = lastId.current;
        change({ kind: 'add', toast: { id, type, title, message, duration, autoClose, action } });
        return id;
      };
    return {
      success: showAs('success'),
      error: showAs('error'),
      warning: showAs('warning'),
      info: showAs('info'),
      dismiss: (id) => change({ kind: 'remove', id }),
    };
  }, []);

  const announce = useCallback((words: string) => setSaid(({ times }) => ({ words, times: times + 1 })), []);

  const hostToasts = useCallback((host: HTMLElement) => {
    setHosts((before) => [...before, host]);
    return () => setHosts((before) => before.filter((other) => other !== host));
  }, []);

  const host = hosts.at(-1);
  const viewport = (
    <>
      <ToastViewport toasts={toasts} onDismiss={api.dismiss} />
      <div role="status" className="sr-only">
        {/* Another element each time: the same words said again are news, too. */}
        <span key={said.times}>{said.words}</span>
      </div>
    </>
  );

  return (
    <ToastContext value={api}>
      <AnnounceContext value={announce}>
        <ToastHostContext value={hostToasts}>
          {children}
          {host ? createPortal(viewport, host) : viewport}
        </ToastHostContext>
      </AnnounceContext>
    </ToastContext>
  );
}
