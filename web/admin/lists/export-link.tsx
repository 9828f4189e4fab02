import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { buttonClasses } from '#web/ui/actions/button-style.ts';

type Props = {
  list: { filter: object };
  call: { path: string };
  /** Parameters besides the filters of the list. */
  options?: Readonly<Record<string, string>>;
  label?: string;
  icon?: ReactNode;
};

/** Exports all pages of a list as a file for spreadsheets. */
export function ExportLink({ list, call, options, label = 'Export CSV', icon }: Props) {
  const parameters = Object.entries({ ...list.filter, ...options });
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  return (
    <a href={`/api${call.path}${query.size > 0 ? `?${query}` : ''}`} download className={buttonClasses({})}>
      {icon ?? <Download aria-hidden="true" className="size-4" />}
      {label}
    </a>
  );
}
