import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { newKey } from './new-key.ts';

/* An overlay gets its own history entry, a copy of the router's with the overlay's name. Back closes it. */
type Entry = { idx?: number; overlay?: string } | null;

/** The open overlays, by name: the position of their page in the history, and what closes them. */
const open = new Map<string, { idx: number; close: () => void }>();
/** The current history entry. */
let last: Entry = null;

/** Closes an overlay on Back instead of leaving the page. Closing it otherwise removes its history entry. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const overlay = newKey();
    open.set(overlay, { idx: entry()?.idx ?? 0, close: () => close() });
    last = { ...window.history.state, overlay };
    window.history.pushState(last, '');
    return () => {
      open.delete(overlay);
      if (entry()?.overlay === overlay) window.history.back();
    };
  }, [isOpen]);
}

/** Hides overlay entries from the router. Called once, by the layout. */
export function useOverlayEntries(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location has an entry of its own.
  useEffect(() => {
    last = entry();
  }, [key]);
  useEffect(() => {
    // After a reload the overlay no longer exists.
    if (isLeftOver(entry())) window.history.back();
    const listening = new AbortController();
    window.addEventListener('popstate', step, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** Handles a history step before the router does. */
function step(event: PopStateEvent): void {
  const from = last;
  const to = entry();
  last = to;
  const isSamePage = from !== null && from.idx === to?.idx;
  // A step within one page loads nothing.
  if (isSamePage && (from.overlay ?? to?.overlay) !== undefined) event.stopImmediatePropagation();
  // One event may stand for several steps.
  const left = [...open].filter(([overlay, { idx }]) => overlay !== to?.overlay && idx >= (to?.idx ?? 0));
  for (const [, { close }] of left) close();
  // Skips an entry whose overlay was left by a link.
  if (left.length === 0 && isLeftOver(to)) window.history.go(isSamePage ? 1 : -1);
}

function isLeftOver(at: Entry): boolean {
  return at?.overlay !== undefined && !open.has(at.overlay);
}

function entry(): Entry {
  return window.history.state;
}
