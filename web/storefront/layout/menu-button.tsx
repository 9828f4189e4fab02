import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { useMenuState } from './use-menu-state.ts';

interface MenuButtonProps {
  menu: RefObject<HTMLElement | null>;
  menuId: string;
}

/**
 * Opens and closes the menu on small screens. The browser does it by itself, so it works before any script.
 */
export function MenuButton({ menu, menuId }: MenuButtonProps) {
  const isOpen = useMenuState(menu);
  const Icon = isOpen ? X : Menu;
  return (
    <button
      type="button"
      popoverTarget={menuId}
      // Until the script runs the browser itself tells whether it is open.
      aria-expanded={isOpen ?? undefined}
      aria-controls={menuId}
      className="-mr-2 flex min-h-11 items-center gap-2 rounded-lg px-2 font-medium lg:hidden print:hidden"
    >
      <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
      <span className="max-xs:sr-only">Menu</span>
    </button>
  );
}
