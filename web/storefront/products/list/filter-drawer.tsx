import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useState } from 'react';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

const PANEL = 'filter-panel';

/** The filters: beside the list on wide screens, else collapsible; always open without script. */
export function FilterDrawer({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  useClosedByBack(isOpen, () => setIsOpen(false));
  return (
    <aside aria-label="Filters" className="lg:w-60 lg:shrink-0">
      <Button
        wide
        aria-expanded={isOpen}
        aria-controls={PANEL}
        onClick={() => setIsOpen(!isOpen)}
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        className="lg:hidden noscript:hidden"
      >
        {isOpen ? 'Hide Filters' : 'Show Filters'}
      </Button>
      <div
        id={PANEL}
        className={classNames(
          'max-lg:mt-4 max-lg:rounded-xl max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-5 lg:sticky',
          'lg:top-[calc(var(--spacing-header)+1.5rem)] lg:-mx-2 lg:max-h-[calc(100dvh-var(--spacing-header)-3rem)]',
          'lg:overflow-y-auto lg:px-2 lg:pt-2 lg:[scrollbar-width:thin]',
          !isOpen && 'max-lg:hidden max-lg:noscript:block',
        )}
      >
        {children}
      </div>
    </aside>
  );
}
