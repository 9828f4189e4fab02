import { type ReactNode, useState } from 'react';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LineDrawing } from '#web/ui/pictures/line-drawing.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

const PANEL = 'filter-panel';
const SLIDERS = 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3';

/** The filters: beside the list on wide screens, else collapsible; always open without script. */
export function FilterDrawer({ active, children }: { active: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  useClosedByBack(isOpen, () => setIsOpen(false));
  return (
    <aside aria-label="Filters" className="lg:w-60 lg:shrink-0">
      <Button
        wide
        aria-expanded={isOpen}
        aria-controls={PANEL}
        onClick={() => setIsOpen(!isOpen)}
        icon={<LineDrawing path={SLIDERS} className="size-5" />}
        className="lg:hidden noscript:hidden"
      >
        {isOpen ? 'Hide Filters' : `Show Filters${active > 0 ? ` (${active})` : ''}`}
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
