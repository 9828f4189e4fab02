import { type RefObject, useEffect, useState } from 'react';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { useClosedOnNavigation } from '#web/shared/use-closed-on-navigation.ts';
import { LineDrawing } from '#web/ui/pictures/line-drawing.tsx';

const MENU = 'M4 5h16M4 12h16M4 19h16';
const CROSS = 'M18 6 6 18M6 6l12 12';

interface MenuButtonProps {
  menu: RefObject<HTMLElement | null>;
  menuId: string;
}

/** Toggles the menu on small screens. A popover, so it works before any script. */
export function MenuButton({ menu, menuId }: MenuButtonProps) {
  const isOpen = useMenuState(menu);
  return (
    <button
      type="button"
      popoverTarget={menuId}
      // Before hydration the browser sets the state itself.
      aria-expanded={isOpen ?? undefined}
      aria-controls={menuId}
      className="-mr-2 flex min-h-11 items-center gap-2 rounded-lg px-2 font-medium lg:hidden print:hidden"
    >
      <LineDrawing path={isOpen ? CROSS : MENU} className="size-6" />
      <span className="max-xs:sr-only">Menu</span>
    </button>
  );
}

/** Tailwind's `lg`, where the menu is part of the header. */
const WIDE = '(min-width: 64rem)';

/** True if the menu is open, null before hydration. Navigation and wide screens close it. */
function useMenuState(menu: RefObject<HTMLElement | null>): boolean | null {
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
