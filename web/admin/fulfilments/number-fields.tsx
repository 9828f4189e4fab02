import FileUp from 'lucide-react/icons/file-up';
import { formatCount } from '#domain/counts.ts';
import {
  MAX_TRACKING_NUMBER,
  readTrackingNumbers,
  type UnreadLine,
} from '#domain/fulfilments/read-tracking-numbers.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { FileArea } from '../screen/file-area.tsx';

/** Parcels whose numbers fit into a dialog. */
const MAX_NUMBERED = 50;

type Numbers = ReadonlyMap<string, string>;

type Props = {
  ids: readonly string[];
  /** By order id. */
  numbers: Numbers;
  onChange: (numbers: Numbers) => void;
  pasted: Pasted;
  onPaste: (pasted: Pasted) => void;
};

/** The text of the box for two columns, and the result of the last text that was read from it. */
export type Pasted = { text: string; result: { count: number; unread: readonly UnreadLine[] } | null };

export const NOTHING_PASTED: Pasted = { text: '', result: null };

/**
 * Reads what is in the box: the numbers, and the lines that stay there because they match no selected order.
 */
export function readPasted(text: string, ids: readonly string[]): { numbers: Numbers; left: Pasted } {
  const { numbers, unread } = readTrackingNumbers(text, ids);
  const left = unread.map((line) => line.text).join('\n');
  return { numbers, left: { text: left, result: { count: numbers.size, unread } } };
}

/** A tracking number for each order: pasted, from a file, or typed. */
export function NumberFields({ ids, numbers, onChange, pasted, onPaste }: Props) {
  const count = ids.filter((id) => numbers.get(id)?.trim()).length;
  return (
    <details className="rounded-lg border border-line">
      <summary className="cursor-pointer px-4 py-3 text-sm font-medium">
        Tracking numbers
        {count > 0 && (
          <span className="ml-2 font-normal text-muted">
            {formatCount(count)} of {formatCount(ids.length)}
          </span>
        )}
      </summary>
      <div className="grid gap-4 border-t border-line p-4">
        <PastedNumbers
          pasted={pasted}
          onPaste={onPaste}
          onRead={(text) => {
            const read = readPasted(text, ids);
            onChange(new Map([...numbers, ...read.numbers]));
            onPaste(read.left);
          }}
        />
        {ids.length <= MAX_NUMBERED && (
          <TypedNumbers
            ids={ids}
            numbers={numbers}
            onType={(id, number) => onChange(new Map(numbers).set(id, number))}
          />
        )}
      </div>
    </details>
  );
}

/** Two columns, pasted or from a file. Lines that match no selected order stay in the box. */
function PastedNumbers({
  pasted: { text, result },
  onPaste,
  onRead,
}: Pick<Props, 'pasted' | 'onPaste'> & { onRead: (text: string) => void }) {
  return (
    <div className="grid gap-3">
      <TextArea
        label="Paste two columns: order ID and tracking number"
        rows={3}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => onPaste({ text: currentTarget.value, result: null })}
      />
      <Button className="justify-self-start" unavailable={text.trim() === ''} onClick={() => onRead(text)}>
        Use these numbers
      </Button>
      <FileArea
        icon={<FileUp aria-hidden="true" className="size-5 text-muted" />}
        label="Or choose a file with these columns"
        hint="CSV or text"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        // The text in the box is read with it, so that it is not lost.
        onFiles={async ([file]) => file && onRead(`${await file.text()}\n${text}`)}
      />
      <div role="status" className="text-sm">
        {result && <ReadReport {...result} />}
      </div>
    </div>
  );
}

function ReadReport({ count, unread }: NonNullable<Pasted['result']>) {
  return (
    <>
      <p className="font-medium">
        {formatCount(count)} {count === 1 ? 'order has its number' : 'orders have their numbers'}.
        {unread.length > 0 &&
          ` ${formatCount(unread.length)} ${unread.length === 1 ? 'line was' : 'lines were'} not used and stay above. Correct or remove them:`}
      </p>
      <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto text-bad">
        {unread.map(({ text, why }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and the list never changes.
          <li key={place} className="wrap-anywhere">
            {text}: {why}
          </li>
        ))}
      </ul>
    </>
  );
}

type TypedProps = {
  ids: readonly string[];
  numbers: Numbers;
  onType: (id: string, number: string) => void;
};

/** A field for each order; a scanner ends each with Enter, which goes to the next. */
function TypedNumbers({ ids, numbers, onType }: TypedProps) {
  return (
    <div data-numbers className="grid max-h-72 gap-3 overflow-y-auto p-1">
      {ids.map((id) => (
        <TextField
          key={id}
          label={id}
          autoComplete="off"
          maxLength={MAX_TRACKING_NUMBER}
          value={numbers.get(id) ?? ''}
          onChange={({ currentTarget }) => onType(id, currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const list = event.currentTarget.closest('[data-numbers]');
            const fields = [...(list?.querySelectorAll('input') ?? [])];
            fields[fields.indexOf(event.currentTarget) + 1]?.focus();
          }}
        />
      ))}
    </div>
  );
}
