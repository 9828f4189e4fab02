import Download from 'lucide-react/icons/download';
import { buttonClasses } from '#web/ui/button-style.ts';

/** What a list shows, on all pages, as a file for spreadsheets. `path` is the call's, `filter` what the list is filtered by. */
export function ExportLink({ path, filter }: { path: string; filter: Readonly<Record<string, string>> }) {
  const query = new URLSearchParams(filter);
  return (
    <a
      href={`/api${path}${query.size > 0 ? `?${query}` : ''}`}
      download
      title="Export CSV"
      className={buttonClasses({})}
    >
      <Download aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">Export CSV</span>
    </a>
  );
}
