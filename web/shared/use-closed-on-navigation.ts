import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes a popover on each navigation, also to the same page. One that was opened before the script ran
 * stays open.
 */
export function useClosedOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) popover.current?.hidePopover();
    shown.current = key;
  }, [popover, key]);
}
