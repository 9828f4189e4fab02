import type { WireAuditEntry } from '#contract/calls/audit.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { Moment } from '../screen/moment.tsx';
import { ChangeList } from './change-list.tsx';
import { subjectHref } from './describe-entry.ts';
import { entrySentence } from './entry-sentence.ts';

/** One change. `actorHref`: all changes by the same person. */
export function AuditRow({ entry, actorHref }: { entry: WireAuditEntry; actorHref: string }) {
  const { at, actor } = entry;
  const { start, subject, end, changes } = entrySentence(entry);
  const to = subjectHref(entry);
  return (
    <DataRow className="align-top tablet:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] tablet:items-start">
      <DataCell
        card="end"
        className="align-top tablet:col-start-1 tablet:row-start-3 tablet:justify-self-start"
      >
        <Moment at={at} />
      </DataCell>
      <DataCell
        card="line"
        className="align-top cards:order-2 tablet:col-span-1 tablet:col-start-1 tablet:row-start-2"
      >
        <TextLink
          to={actorHref}
          preventScrollReset
          title={actor}
          className="block font-normal pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <span className="block truncate rows:max-w-48">{actor}</span>
        </TextLink>
      </DataCell>
      <DataCell
        card="line"
        className="align-top font-medium wrap-anywhere cards:-order-1 tablet:col-span-1 tablet:col-start-1 tablet:row-start-1"
      >
        {start}{' '}
        {to && subject ? (
          <TextLink to={to} className="tap">
            {subject}
          </TextLink>
        ) : (
          subject
        )}{' '}
        {end}
      </DataCell>
      <DataCell
        card="line"
        className="align-top cards:order-3 cards:empty:hidden tablet:col-span-1 tablet:col-start-2 tablet:row-span-3 tablet:row-start-1 rows:w-1/3"
      >
        <ChangeList changes={changes} />
      </DataCell>
    </DataRow>
  );
}
