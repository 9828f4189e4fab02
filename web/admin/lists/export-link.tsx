import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { buttonClasses } from '#web/ui/actions/button-style.ts';

type Props = {
  /** The path of the call. */
  path: string;
  /** What the list is filtered by. */
  filter: Readonly<Record<string, string>>;
  label?: string;
  icon?: ReactNode;
};

/** What a list shows, on all pages, as a file for spreadsheets. */
export function ExportLink({ path, filter, label = 'Export CSV', icon }: Props) {
  const query = new URLSearchParams(filter);
  return (
    <a
      href={`/api${path}${query.size > 0 ? `?${query}` : ''}`}
      download
      title={label}
      className={buttonClasses({})}
    >
      {icon ?? <Download aria-hidden="true" className="size-4" />}
      <span className="max-sm:sr-only">{label}</span>
    </a>
  );
}
