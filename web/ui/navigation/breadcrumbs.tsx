import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';

export interface Breadcrumb {
  label: string;
  /** Undefined for the current page. */
  to?: string | undefined;
}

export interface BreadcrumbsProps {
  items: readonly Breadcrumb[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {items.map((item, index) => (
          <li key={item.to ?? item.label} className="min-w-0">
            {index > 0 && (
              <ChevronRight aria-hidden="true" className="mr-1.5 inline size-3.5 align-[-0.125em]" />
            )}
            {item.to === undefined ? (
              <span aria-current="page" className="text-ink">
                {item.label}
              </span>
            ) : (
              <Link to={item.to} className="tap py-1.5 hover:text-ink hover:underline">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
