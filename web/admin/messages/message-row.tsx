import Eye from 'lucide-react/icons/eye';
import type { WireMessage } from '#contract/calls/messages.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { DataCell, DataRow } from '#web/ui/tables/data-table.tsx';

type Props = { message: WireMessage; href: string; onOpen: () => void };

export function MessageRow({ message, href, onOpen }: Props) {
  const { formatShortDate } = useDates();
  const { firstName, lastName, email, message: text, createdAt, readAt, answers } = message;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <DataRow to={href}>
      <DataCell names card="start" className="rows:max-w-56">
        <p title={name} className={classNames('truncate', readAt ? 'font-medium' : 'font-bold')}>
          {name}
        </p>
        <p title={email} className="truncate text-xs text-muted">
          {email}
        </p>
      </DataCell>
      <DataCell card="line" className="cards:order-2 rows:w-full">
        <button
          type="button"
          onClick={onOpen}
          className={classNames('tap max-w-prose text-start hover:underline', readAt && 'text-muted')}
        >
          <span className="line-clamp-2 wrap-anywhere">{text}</span>
        </button>
      </DataCell>
      <DataCell card="start" className="whitespace-nowrap cards:order-3 cards:text-muted">
        {formatShortDate(createdAt)}
      </DataCell>
      <DataCell card="end">
        {!readAt && <Badge tone="primary">Unread</Badge>}
        {readAt && answers.length === 0 && <Badge>Read</Badge>}
        {answers.length > 0 && <Badge tone="success">Answered</Badge>}
      </DataCell>
      <DataCell card="end" align="end" className="cards:order-3 cards:-mr-2">
        <IconButton label={`Open the message by ${name}`} size="sm" onClick={onOpen}>
          <Eye aria-hidden="true" className="size-4.5" />
        </IconButton>
      </DataCell>
    </DataRow>
  );
}
