import type { List } from '#domain/lists/list.ts';
import { listHref } from '#domain/lists/list-address.ts';
import { hasFilters, withoutFilters } from '#domain/lists/without-filters.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { ShownList } from './use-list.ts';

/** Leads from a filtered list to all of it; `always` is for a list that shows it without filters, too. */
export function ResetFilters<L extends List, Row>({
  list: { definition, wanted },
  always = false,
}: {
  list: ShownList<L, Row>;
  always?: boolean;
}) {
  if (!always && !hasFilters(definition, wanted)) return null;
  return (
    <ButtonLink
      to={listHref(definition, withoutFilters(definition, wanted))}
      variant="quiet"
      preventScrollReset
    >
      Reset Filters
    </ButtonLink>
  );
}
