import { Link } from 'react-router';
import { classNames } from '../styles/class-names.ts';

export interface LinkTab {
  label: string;
  to: string;
  isCurrent: boolean;
}

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex w-fit max-w-full flex-wrap gap-0.5 rounded-lg border border-line bg-sunken p-0.5">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-md border px-3.5 text-sm font-medium whitespace-nowrap pointer-fine:min-h-8',
                tab.isCurrent
                  ? 'border-line bg-surface text-ink shadow-sm'
                  : 'border-transparent text-muted hover:text-ink',
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
