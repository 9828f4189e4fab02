import type { ReactNode } from 'react';
import { SCREEN_TITLES, type Screen } from './screen-titles.ts';

type Props = { actions?: ReactNode } & ({ screen: Screen } | { title: string });

/** Shows the title of a screen or of one entry, and the actions for the whole screen. */
export function PageHeader({ actions, ...shown }: Props) {
  const { title, subtitle }: { title: string; subtitle?: string } =
    'screen' in shown ? SCREEN_TITLES[shown.screen] : shown;
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
