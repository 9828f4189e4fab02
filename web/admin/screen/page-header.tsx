import type { ReactNode } from 'react';

/** The head of a screen of the back office: what it is, and what can be done on all of it. */
export function PageHeader({
  title,
  subtitle,
  actions,
}: {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 grow">
        <h1 className="text-2xl">{title}</h1>
        {/* The title alone decides whether the actions fit beside it. */}
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
