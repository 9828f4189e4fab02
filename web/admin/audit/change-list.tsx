import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import type { FieldChange } from './describe-entry.ts';

/** How many changes, and how long ones, are shown without being asked for. */
const MOST_IN_SIGHT = 3;
const LONGEST_IN_SIGHT = 120;

/** As it was, struck out, and as it became; also in words for whoever hears it. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null;
  const isShort =
    changes.length <= MOST_IN_SIGHT &&
    changes.every(({ before, after }) => `${before ?? ''}${after ?? ''}`.length <= LONGEST_IN_SIGHT);
  const list = (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <Change key={change.field} {...change} />
      ))}
    </ul>
  );
  if (isShort) return list;
  const summary = changes.length === 1 ? '1 field' : `${changes.length} fields`;
  return (
    <div className="-my-2.5 *:border-b-0">
      <Disclosure summary={summary}>{list}</Disclosure>
    </div>
  );
}

function Change({ field, before, after }: FieldChange) {
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{field}: </span>
      {before !== null && (
        <>
          <span className="sr-only">was </span>
          <del className="whitespace-pre-line text-bad">{before}</del>
        </>
      )}
      {before !== null && after !== null && <span aria-hidden="true"> → </span>}
      {after !== null && (
        <>
          <span className="sr-only">{before === null ? 'is ' : ', became '}</span>
          <ins className="whitespace-pre-line text-good no-underline">{after || 'empty'}</ins>
        </>
      )}
    </li>
  );
}
