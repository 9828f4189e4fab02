import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { pushOverlay, rememberEntry, skipLostOverlay } from './overlay-history.ts';

/** Closes an overlay on Back instead of leaving the page. Closing it otherwise removes its history entry. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? pushOverlay(() => close()) : undefined), [isOpen]);
}

/** Hides overlay entries from the router. Called once, by the layout. */
export function useOverlayEntries(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location has an entry of its own.
  useLayoutEffect(rememberEntry, [key]);
  useEffect(skipLostOverlay, []);
}
