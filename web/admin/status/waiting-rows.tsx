import type { WireStatus } from '#contract/calls/status.ts';
import { formatLimitedCount } from '#domain/limited-count.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { NOT_READ } from './status-words.ts';

type Counted = Exclude<keyof NonNullable<WireStatus['figures']>, 'orders' | 'lastOrderAt' | 'lastBackupAt'>;

const ROWS: readonly { name: Counted; term: string; to: string }[] = [
  { name: 'unsettledPayments', term: 'Payments not settled', to: '/admin/payments?show=unsettled' },
  { name: 'refundsDue', term: 'Refunds at the provider', to: '/admin/payments?show=unsettled' },
  { name: 'refundsFailed', term: 'Refunds not made', to: '/admin/payments?show=unsettled' },
  { name: 'disputesToAnswer', term: 'Disputes to answer', to: '/admin/payments?show=disputed' },
  { name: 'mailsWaiting', term: 'Mails waiting', to: '/admin/mail?state=waiting' },
  { name: 'mailsFailed', term: 'Mails given up today', to: '/admin/mail?state=failed' },
  { name: 'picturesToFetch', term: 'Pictures of imports to fetch', to: '/admin/products/import' },
];

/** What is not finished yet; a number above 0 leads to its list. */
export function WaitingRows({ status: { figures, hasMailServer } }: { status: WireStatus }) {
  const { formatDateTime } = useDates();
  if (!figures) return <p className="text-sm text-muted">{NOT_READ}</p>;
  return (
    <DefinitionList
      items={[
        ...ROWS.map(({ name, term, to }) => ({
          term,
          description:
            name === 'mailsWaiting' && !hasMailServer ? (
              'Stored and not sent: SMTP_URL is not set'
            ) : (
              <Count count={figures[name]} to={to} term={term} />
            ),
        })),
        {
          term: 'Last order',
          description: figures.lastOrderAt ? formatDateTime(figures.lastOrderAt) : 'None yet',
        },
      ]}
    />
  );
}

function Count({ count, to, term }: { count: number; to: string; term: string }) {
  const shown = formatLimitedCount(count);
  if (count === 0) return <span className="numeric">None</span>;
  return (
    <TextLink to={to} className="numeric tap" aria-label={`${term}: ${shown}`}>
      {shown}
    </TextLink>
  );
}
