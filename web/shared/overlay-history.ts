import { newKey } from './new-key.ts';

/* An overlay gets its own history entry, a copy of the router's with the overlay's name. Back closes it. */
type Entry = { idx?: number; overlay?: string } | null;

/** The open overlays, by name: the position of their page in the history, and what closes them. */
const open = new Map<string, { idx: number; close: () => void }>();
/** The history entry before a step, and the path of its page. */
let last: Entry = null;
let lastPath = '';

/**
 * Starts to handle history steps. Called before the router listens: browsers call the listeners of a window
 * in the order of their registration, whether they capture or not.
 */
export function watchHistory(): void {
  lastPath = window.location.pathname;
  window.addEventListener('popstate', step);
  // A Back may come before the page of a new entry is rendered. Older browsers lack this event.
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType !== 'traverse') rememberEntry();
  });
}

export function rememberEntry(): void {
  last = entry();
  lastPath = window.location.pathname;
}

/** Adds the history entry of an overlay that `close` closes; returns what removes the entry. */
export function pushOverlay(close: () => void): () => void {
  const overlay = newKey();
  open.set(overlay, { idx: entry()?.idx ?? 0, close });
  last = { ...window.history.state, overlay };
  window.history.pushState(last, '');
  return () => {
    const wasOpen = open.delete(overlay);
    if (wasOpen && entry()?.overlay === overlay) window.history.back();
  };
}

/** Leaves the entry of an overlay that no longer exists, as after a reload. */
export function skipLostOverlay(): void {
  if (isLost(entry())) window.history.back();
}

/** Handles a history step before the router does. */
function step(event: PopStateEvent): void {
  const from = last;
  const to = entry();
  last = to;
  const isSamePage = from !== null && from.idx === to?.idx;
  const hasLeft = lastPath !== window.location.pathname;
  lastPath = window.location.pathname;
  // A step within one page loads nothing.
  if (isSamePage && (from.overlay ?? to?.overlay) !== undefined) event.stopImmediatePropagation();
  // A link has left the page of the overlay, which may not be unmounted yet. Filters stay open at one path.
  if (hasLeft && to?.overlay !== undefined) open.delete(to.overlay);
  // One event may stand for several steps.
  const left = [...open].filter(([overlay, { idx }]) => overlay !== to?.overlay && idx >= (to?.idx ?? 0));
  for (const [, { close }] of left) close();
  if (left.length === 0 && isLost(to)) window.history.go(isSamePage ? 1 : -1);
}

function isLost(at: Entry): boolean {
  return at?.overlay !== undefined && !open.has(at.overlay);
}

function entry(): Entry {
  return window.history.state;
}
