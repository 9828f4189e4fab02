import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';

export interface DefinitionListProps {
  /** Terms are unique. */
  items: readonly { term: string; description: ReactNode }[];
  /** `rows`: side by side. `stacked`: one above the other. */
  layout?: 'rows' | 'stacked' | undefined;
  className?: string | undefined;
}

export function DefinitionList({ items, layout = 'rows', className }: DefinitionListProps) {
  const { list, item } = LAYOUTS[layout];
  return (
    <dl className={classNames(list, className)}>
      {items.map(({ term, description }) => (
        <div key={term} className={item}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="min-w-0">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

const LAYOUTS = {
  rows: {
    list: 'divide-y divide-line border-y border-line',
    item:
      'grid grid-cols-[minmax(7rem,1fr)_2fr] items-baseline gap-4 py-3 max-xs:grid-cols-1 max-xs:gap-1 ' +
      'compact:grid-cols-[minmax(6rem,1fr)_2.5fr] compact:py-2 compact:text-sm',
  },
  stacked: { list: 'grid gap-5', item: 'grid gap-1' },
};
