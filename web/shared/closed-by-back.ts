import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { newKey } from './new-key.ts';

/*
 * What lies over a page gets an entry of its own in the history: the router's entry once more, with the name
 * of the overlay, so that for the router nothing has happened. Back leads to the entry below and closes it.
 */
type Entry = { idx?: number; overlay?: string } | null;

const open = new Map<string, () => void>();
/** The entry shown until the next step through the history. */
let last: Entry = null;

/** Closes an overlay by Back instead of leaving its page; closed otherwise, it leaves no entry behind. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const overlay = newKey();
    open.set(overlay, () => close());
    last = { ...window.history.state, overlay };
    window.history.pushState(last, '');
    return () => {
      open.delete(overlay);
      if (entry()?.overlay === overlay) window.history.back();
    };
  }, [isOpen]);
}

/**
 * Keeps the entries of overlays away from the router. To be called once, by the layout of the pages that have
 * any.
 */
export function useOverlayEntries(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location has an entry of its own.
  useEffect(() => {
    last = entry();
  }, [key]);
  useEffect(() => {
    // The overlay went with a reload.
    if (isLeftOver(entry())) window.history.back();
    const listening = new AbortController();
    window.addEventListener('popstate', step, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** One step through the history, before the router hears of it. */
function step(event: PopStateEvent): void {
  const from = last;
  const to = entry();
  last = to;
  const isSamePage = from !== null && from.idx === to?.idx;
  // Within one page there is nothing to load.
  if (isSamePage && (from.overlay ?? to?.overlay) !== undefined) event.stopImmediatePropagation();
  if (isSamePage && from.overlay !== undefined && from.overlay !== to?.overlay) open.get(from.overlay)?.();
  // An entry whose overlay is gone, as its link was followed, is stepped over.
  else if (isLeftOver(to)) window.history.go(isSamePage ? 1 : -1);
}

function isLeftOver(at: Entry): boolean {
  return at?.overlay !== undefined && !open.has(at.overlay);
}

function entry(): Entry {
  return window.history.state;
}
