import { Link } from 'react-router';
import { classNames } from './class-names.ts';

export interface LinkTab {
  label: string;
  to: string;
  isCurrent: boolean;
}

/** A few views of the same list, each with its address. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex w-fit gap-1 rounded-lg border border-line bg-surface p-1">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-md px-4 text-sm font-medium pointer-fine:min-h-9',
                tab.isCurrent ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:text-ink',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
