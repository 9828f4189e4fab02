import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useClosedByBack } from '#web/shared/closed-by-back.ts';

/** Where the menu becomes part of the header: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';

/**
 * Whether the menu is open, null before the script runs. It closes on the way to a page and when the screen
 * widens.
 */
export function useMenuState(menu: RefObject<HTMLElement | null>): boolean | null {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const { key } = useLocation();

  useEffect(() => {
    const panel = menu.current;
    if (!panel) return;
    const follow = (event: ToggleEvent) => setIsOpen(event.newState === 'open');
    const close = () => panel.hidePopover();
    const wide = window.matchMedia(WIDE);
    setIsOpen(panel.matches(':popover-open'));
    panel.addEventListener('toggle', follow);
    wide.addEventListener('change', close);
    return () => {
      panel.removeEventListener('toggle', follow);
      wide.removeEventListener('change', close);
    };
  }, [menu]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location closes it, also the same page again.
  useEffect(() => menu.current?.hidePopover(), [menu, key]);

  useClosedByBack(isOpen === true, () => menu.current?.hidePopover());

  return isOpen;
}
