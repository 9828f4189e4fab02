import { useEffect, useRef, useState } from 'react';
import { readStoredStrings, store } from '#web/shared/browser-storage.ts';

/** Ids already welcomed in this tab. */
const WELCOMED = 'welcomed';
const MOST = 20;

/** The success dialog, opened once per tab. Closing it focuses `news`. */
export function useSuccessDialog<News extends HTMLElement>(id: string, isWanted: boolean) {
  const [isOpen, setOpen] = useState(false);
  const news = useRef<News>(null);

  useEffect(() => {
    const ids = readStoredStrings('sessionStorage', WELCOMED);
    if (!isWanted || ids.includes(id)) return;
    store('sessionStorage', WELCOMED, JSON.stringify([id, ...ids].slice(0, MOST)));
    setOpen(true);
  }, [id, isWanted]);

  function close() {
    setOpen(false);
    // After the dialog has restored the focus.
    requestAnimationFrame(() => news.current?.focus());
  }

  return { isOpen, close, leave: () => setOpen(false), news };
}
