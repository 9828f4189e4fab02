import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { useMenuState } from './use-menu-state.ts';

interface MenuButtonProps {
  menu: RefObject<HTMLElement | null>;
  menuId: string;
}

/** Toggles the menu on small screens. A popover, so it works before any script. */
export function MenuButton({ menu, menuId }: MenuButtonProps) {
  const isOpen = useMenuState(menu);
  const Icon = isOpen ? X : Menu;
  return (
    <button
      type="button"
      popoverTarget={menuId}
      // Before hydration the browser sets the state itself.
      aria-expanded={isOpen ?? undefined}
      aria-controls={menuId}
      className="-mr-2 flex min-h-11 items-center gap-2 rounded-lg px-2 font-medium lg:hidden print:hidden"
    >
      <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
      <span className="max-xs:sr-only">Menu</span>
    </button>
  );
}
