import type { ReactNode } from 'react';
import { SCREEN_TITLES, type Screen } from './screen-titles.ts';

/** The title of a screen of the back office, and the actions for the whole screen. */
export function PageHeader({ screen, actions }: { screen: Screen; actions?: ReactNode }) {
  const { title, subtitle }: { title: string; subtitle?: string } = SCREEN_TITLES[screen];
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 grow">
        <h1 className="text-2xl">{title}</h1>
        {/* Only the title decides whether the actions fit beside it. */}
        {subtitle && <p className="mt-0.5 w-0 min-w-full text-sm text-muted">{subtitle}</p>}
      </div>
      {actions && (
        <div data-keep-clear className="flex flex-wrap gap-2 print:hidden">
          {actions}
        </div>
      )}
    </div>
  );
}
