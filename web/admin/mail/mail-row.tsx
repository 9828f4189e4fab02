import Eye from 'lucide-react/icons/eye';
import type { WireMail } from '#contract/calls/mail.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { Moment } from '../screen/moment.tsx';
import { MAIL_STATE_BADGES, mailKindLabel } from './mail-words.ts';

export function MailRow({ mail, href, onOpen }: { mail: WireMail; href: string; onOpen: () => void }) {
  const { subject, recipient, kind, state, explanation, createdAt } = mail;
  const { label, tone } = MAIL_STATE_BADGES[state];
  return (
    <DataRow to={href} className="tablet:grid-cols-[minmax(0,1fr)_11.5rem_7.5rem_2.75rem]">
      <DataCell names card="start" className="rows:w-full">
        <button
          type="button"
          onClick={onOpen}
          className="line-clamp-2 text-start font-medium wrap-anywhere hover:underline"
        >
          {subject}
        </button>
      </DataCell>
      <DataCell card="line" className="cards:order-2 tablet:col-span-1 tablet:row-start-2 tablet:text-muted">
        <span title={recipient} className="block truncate rows:max-w-60">
          {recipient}
        </span>
      </DataCell>
      <DataCell
        card="line"
        className="whitespace-nowrap text-muted cards:order-2 tablet:col-span-1 tablet:col-start-2 tablet:row-start-2"
      >
        {mailKindLabel(kind)}
      </DataCell>
      <DataCell card="start" className="cards:order-3 tablet:col-start-2 tablet:row-start-1">
        <Moment at={createdAt} />
      </DataCell>
      <DataCell card="end" className="tablet:col-start-3 tablet:row-span-2 tablet:row-start-1">
        <Badge tone={tone}>{label}</Badge>
        {explanation && <span className="mt-1 block text-xs text-muted rows:max-w-36">{explanation}</span>}
      </DataCell>
      <DataCell
        card="end"
        align="end"
        className="cards:order-3 cards:-mr-2 tablet:col-start-4 tablet:row-span-2 tablet:row-start-1"
      >
        <IconButton label={`Open “${subject}”`} size="sm" onClick={onOpen}>
          <Eye aria-hidden="true" className="size-4.5" />
        </IconButton>
      </DataCell>
    </DataRow>
  );
}
