import { AUDIT_SUBJECTS } from '#domain/audit/audit-subject.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { ListSearch } from '../lists/list-search.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { DateFilter } from '../orders/list/date-filter.tsx';
import { AUDIT_PATH, type AuditQuery, hasFilters, writeAuditQuery } from './audit-query.ts';
import { describeAction } from './describe-entry.ts';

/** By whom, about what, about which one, and on which day; each goes to the address. */
export function AuditFilters({
  query,
  actors,
  onChange,
}: {
  query: AuditQuery;
  actors: readonly string[];
  onChange: (part: Partial<AuditQuery>, options?: { replace?: boolean }) => void;
}) {
  // Whoever the address names can be seen in the list, even where the list of all could not be loaded.
  const choices = [...new Set([...actors, ...(query.actor ? [query.actor] : [])])];
  return (
    <Toolbar
      filters={
        <>
          <FilterSelect
            label="Who"
            value={query.actor}
            onChoose={(actor) => onChange({ actor })}
            options={[
              { value: '', label: 'Everyone' },
              ...choices.map((actor) => ({ value: actor, label: actor })),
            ]}
          />
          <FilterSelect
            label="About"
            value={query.kind}
            onChoose={(kind) => onChange({ kind })}
            options={KINDS}
          />
          <DateFilter value={query.date} onChange={(date) => onChange({ date })} />
          {hasFilters(query) && (
            <ButtonLink to={AUDIT_PATH} variant="quiet" preventScrollReset>
              Reset Filters
            </ButtonLink>
          )}
        </>
      }
    >
      <ListSearch
        label="Search by subject"
        placeholder="ID of an order, product…"
        name="subject"
        value={query.subject}
        keep={writeAuditQuery({ ...query, subject: '', page: 1 })}
        onSearch={(subject) => onChange({ subject }, { replace: true })}
      />
    </Toolbar>
  );
}

const KINDS: { value: AuditQuery['kind']; label: string }[] = [
  { value: '', label: 'Everything' },
  ...AUDIT_SUBJECTS.map((kind) => ({ value: kind, label: describeAction(kind) })),
];
