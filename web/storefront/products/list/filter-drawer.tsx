import { type ReactNode, type RefObject, useState } from 'react';
import { formatCount } from '#domain/counts.ts';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { LineDrawing } from '#web/ui/pictures/line-drawing.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

const PANEL = 'filter-panel';
const SLIDERS = 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3';

interface FilterDrawerProps {
  /** Number of filters that are set. */
  active: number;
  /** Number of products that they leave; null if the list failed to load. */
  total: number | null;
  /** Gets the focus when the shopper asks for the products. */
  results: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The filters: beside the list on wide screens, else collapsible; always open without script. */
export function FilterDrawer({ active, total, results, children }: FilterDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  useClosedByBack(isOpen, () => setIsOpen(false));

  function showResults() {
    setIsOpen(false);
    // Once the filters above them are gone: the focus scrolls to the results.
    requestAnimationFrame(() => results.current?.focus());
  }

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
      {isOpen && (
        <div className="z-10 -mx-gutter mt-4 border-t border-line bg-paper px-gutter py-3 max-lg:bottom-bar lg:hidden">
          <Button wide variant="primary" onClick={showResults}>
            {total === null
              ? 'Show products'
              : `Show ${formatCount(total)} ${total === 1 ? 'product' : 'products'}`}
          </Button>
        </div>
      )}
    </aside>
  );
}
