import { MAIL_KINDS, MAIL_STATES } from '#domain/mail/mail-kind.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { ListSearch } from '../lists/list-search.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { hasFilters, MAIL_PATH, type MailQuery, writeMailQuery } from './mail-query.ts';
import { MAIL_KIND_LABELS, MAIL_STATE_BADGES } from './mail-words.ts';

/** To whom, how it went, and about what; each goes to the address. */
export function MailFilters({
  query,
  onChange,
}: {
  query: MailQuery;
  onChange: (part: Partial<MailQuery>, options?: { replace?: boolean }) => void;
}) {
  return (
    <Toolbar
      filters={
        <>
          <FilterSelect
            label="State"
            value={query.state}
            onChoose={(state) => onChange({ state })}
            options={STATES}
          />
          <FilterSelect
            label="Kind"
            value={query.kind}
            onChoose={(kind) => onChange({ kind })}
            options={KINDS}
          />
          {hasFilters(query) && (
            <ButtonLink to={MAIL_PATH} variant="quiet" preventScrollReset>
              Reset Filters
            </ButtonLink>
          )}
        </>
      }
    >
      <ListSearch
        label="Search by recipient"
        placeholder="Recipient’s email address"
        name="recipient"
        value={query.recipient}
        keep={writeMailQuery({ ...query, recipient: '', mail: '', page: 1 })}
        onSearch={(recipient) => onChange({ recipient }, { replace: true })}
      />
    </Toolbar>
  );
}

const STATES: { value: MailQuery['state']; label: string }[] = [
  { value: '', label: 'All' },
  ...MAIL_STATES.map((state) => ({ value: state, label: MAIL_STATE_BADGES[state].label })),
];

const KINDS: { value: MailQuery['kind']; label: string }[] = [
  { value: '', label: 'All' },
  ...MAIL_KINDS.map((kind) => ({ value: kind, label: MAIL_KIND_LABELS[kind] })),
];
