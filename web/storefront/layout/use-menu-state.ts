import { type RefObject, useEffect, useState } from 'react';
import { useClosedByBack } from '#web/shared/closed-by-back.ts';
import { useClosedOnNavigation } from '#web/shared/use-closed-on-navigation.ts';

/** Tailwind's `lg`, where the menu is part of the header. */
const WIDE = '(min-width: 64rem)';

/** Whether the menu is open, null before hydration. Navigation and wide screens close it. */
export function useMenuState(menu: RefObject<HTMLElement | null>): boolean | null {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);

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

  useClosedOnNavigation(menu);
  useClosedByBack(isOpen === true, () => menu.current?.hidePopover());

  return isOpen;
}
