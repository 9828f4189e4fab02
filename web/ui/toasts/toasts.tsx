import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AnnounceContext } from '../feedback/use-announce.ts';
import { createCountdown } from './countdown.ts';
import { ToastHostContext } from './toast-host.ts';
import { changeToasts, isFailure, TOAST_DURATIONS } from './toast-list.ts';
import { ToastViewport } from './toast-viewport.tsx';
import { type ToastBoard, ToastContext } from './use-toast.ts';

/** Provides `useToast` and `useAnnounce`, and renders the toasts. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, change] = useReducer(changeToasts, []);
  const [hosts, setHosts] = useState<readonly HTMLElement[]>([]);
  const lastId = useRef(0);
  const [announcement, announce] = useAnnouncement();

  const board = useMemo<ToastBoard>(
    () => ({
      raise(
        owner,
        type,
        title,
        message,
        { duration = TOAST_DURATIONS[type], autoClose = true, action, topic } = {},
      ) {
        lastId.current += 1;
        const id = lastId.current;
        const countdown = autoClose ? createCountdown(duration, () => change({ kind: 'remove', id })) : null;
        const lifetime = { topic: topic ?? (isFailure(type) ? owner : null), owner, countdown };
        const toast = { id, type, title, message, duration, autoClose, action, ...lifetime };
        change({ kind: 'add', toast });
      },
      begin: (topic) => change({ kind: 'begin', topic }),
      leave: (owner) => change({ kind: 'leave', owner }),
    }),
    [],
  );

  const hostToasts = useCallback((host: HTMLElement) => {
    setHosts((before) => [...before, host]);
    return () => setHosts((before) => before.filter((other) => other !== host));
  }, []);

  const host = hosts.at(-1);
  const viewport = (
    <>
      <ToastViewport toasts={toasts} onDismiss={(id) => change({ kind: 'remove', id })} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );

  return (
    <ToastContext value={board}>
      <AnnounceContext value={announce}>
        <ToastHostContext value={hostToasts}>
          {children}
          {host ? createPortal(viewport, host) : viewport}
        </ToastHostContext>
      </AnnounceContext>
    </ToastContext>
  );
}

/** Milliseconds an announcement stays in the document. */
const ANNOUNCEMENT_DURATION = 1500;

/** An announcement is removed, so that the same text can be announced again. */
function useAnnouncement() {
  const [announcement, announce] = useState('');
  useEffect(() => {
    if (announcement === '') return;
    const timer = setTimeout(() => announce(''), ANNOUNCEMENT_DURATION);
    return () => clearTimeout(timer);
  }, [announcement]);
  return [announcement, announce] as const;
}
