import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { formatCount } from '#domain/counts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { SelectPage } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

type Props = {
  selection: Selection<unknown>;
  /** The rows, in the plural: 'orders'. */
  name: string;
  countText: string;
  /** A bulk change is under way. */
  isBusy?: boolean;
  /** The actions for the selected rows. */
  children: ReactNode;
};

/**
 * The head of a list whose rows can be selected. It is sticky and has a fixed height, so that selecting the
 * first row moves no row. On phones the actions are fixed to the bottom of the window (`SelectionBarRoom`).
 */
export function SelectionBar({ selection, name, countText, isBusy = false, children }: Props) {
  const { size, total, hasAll } = selection;
  const isActive = size > 0;
  const allButton = (
    <Button variant="quiet" size="sm" onClick={selection.selectAll} unavailable={hasAll || isBusy}>
      <span>
        Select all {formatCount(total)}
        <span className="max-lg:sr-only"> that match</span>
      </span>
    </Button>
  );
  return (
    <div
      data-keep-clear
      className={classNames(
        'flex min-h-13 items-center gap-2 border-b border-line px-4 sm:px-5 print:hidden md:tall:sticky md:tall:top-(--bar-top) md:z-3',
        isActive ? 'bg-accent-soft max-md:bg-surface' : 'bg-surface',
      )}
    >
      <div className="md:hidden">
        <Checkbox
          label="Select all"
          checked={selection.hasPage}
          ref={(box) => {
            if (box) box.indeterminate = selection.hasSomeOfPage && !selection.hasPage;
          }}
          onChange={selection.togglePage}
        />
      </div>
      <div className="max-md:hidden xl:hidden">
        <SelectPage label="Select all" selection={selection} />
      </div>
      {isActive ? (
        <section aria-label={`Selected ${name}`} data-selection-bar className={ACTIVE}>
          <div className="flex min-w-0 items-center gap-1 sm:gap-2">
            <p className="numeric grow text-sm font-semibold whitespace-nowrap">{countText}</p>
            {allButton}
            <Button
              variant="quiet"
              size="sm"
              onClick={selection.clear}
              unavailable={isBusy}
              className="max-sm:hidden md:max-[100rem]:hidden"
            >
              Clear selection
            </Button>
            <IconButton
              label="Clear selection"
              size="sm"
              onClick={selection.clear}
              unavailable={isBusy}
              className="sm:max-md:hidden min-[100rem]:hidden"
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </div>
          <div className="flex items-center gap-2 max-md:flex-wrap md:ml-auto">{children}</div>
        </section>
      ) : (
        <div className="ml-auto flex items-center gap-3 md:ml-0">
          <p className="text-sm text-muted max-md:hidden">No {name} selected</p>
          {allButton}
        </div>
      )}
    </div>
  );
}

const ACTIVE =
  'flex min-w-0 gap-2 md:grow md:items-center ' +
  'max-md:flex-col max-md:tall:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:tall:border-t max-md:border-line ' +
  'max-md:tall:bg-accent-soft max-md:tall:px-4 max-md:py-2 max-md:tall:pb-[max(0.5rem,env(safe-area-inset-bottom))]';

/** Space at the end of a page on phones, so that the fixed actions cover no row. */
export function SelectionBarRoom() {
  return <div aria-hidden="true" className="h-52 md:hidden print:hidden" />;
}

/** Places the sticky heads of the table below the bar. */
export function BelowSelectionBar({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className="[--bar-top:var(--table-top,0px)]">
      {bar}
      <div className="tall:[--table-top:calc(var(--bar-top)+3.25rem)]">{children}</div>
    </div>
  );
}
