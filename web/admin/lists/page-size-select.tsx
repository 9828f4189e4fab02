import { useNavigate } from 'react-router';
import { type List, pageSizesOf } from '#domain/lists/list.ts';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { pageInSize } from './page-in-size.ts';
import type { ShownList } from './use-list.ts';

/**
 * Chooses how many rows a page has; the first row in sight stays. Nothing where the smallest page holds all.
 */
export function PageSizeSelect<L extends List, Row>({ list }: { list: ShownList<L, Row> }) {
  const navigate = useNavigate();
  const { definition, arrived, total, pageHref } = list;
  const [smallest = 0, ...others] = pageSizesOf(definition);
  if (total <= smallest) return null;
  return (
    <FilterSelect
      label="Rows per page"
      value={String(arrived.size)}
      neutral={String(definition.pageSize)}
      options={[smallest, ...others].map((size) => ({ value: String(size), label: String(size) }))}
      onChoose={(value) => {
        const size = Number(value);
        navigate(pageHref(pageInSize(arrived, size), size), { preventScrollReset: true });
      }}
    />
  );
}
