import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { type Column, DataCell, DataRow, DataTable } from '#web/ui/tables/data-table.tsx';
import { AmountField } from './amount-field.tsx';

type ListProps<Entry> = {
  /** Prefix of its fields in `errors`. */
  path: string;
  errors: FieldErrors;
  entries: readonly Entry[];
  /** One entry, in words. */
  noun: string;
  /** The largest number of entries. */
  most: number;
  create: () => Entry;
  onChange: (entries: Entry[]) => void;
  /** Entries that are more than a row get a frame, with Remove in its upper right corner. */
  framed?: boolean;
  /** The columns of a table with a row for each entry, whose controls are its `DataCell`s. */
  columns?: readonly Column[];
  /** False: removing an entry focuses the next one instead of Add (`useFocusRecovery`). */
  focusesAdd?: boolean;
};

type EditableListProps<Entry> = ListProps<Entry> & {
  /** The controls of one entry; `place` counts from 0, and `change` replaces the entry. */
  children: (entry: Entry, place: number, change: (entry: Entry) => void) => ReactNode;
};

/** Entries to add, edit and remove. A new one gets the focus. */
export function EditableList<Entry extends { key: string }>(props: EditableListProps<Entry>) {
  const { path, errors, entries, noun, most, create, onChange, children } = props;
  const { framed = false, focusesAdd = true, columns } = props;
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isAdding = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each added entry.
  useEffect(() => {
    if (isAdding.current) list.current?.querySelector<HTMLElement>(LAST_FIELD)?.focus();
    isAdding.current = false;
  }, [entries.length]);

  const controls = (entry: Entry, place: number) =>
    children(entry, place, (next) => onChange(entries.with(place, next)));
  const removeButton = (place: number, className = '') => (
    <IconButton
      label={`Remove ${noun} ${place + 1}`}
      className={className}
      onClick={() => {
        onChange(entries.toSpliced(place, 1));
        if (focusesAdd) add.current?.focus();
      }}
    >
      <Trash2 aria-hidden="true" className="size-4.5" />
    </IconButton>
  );

  return (
    <>
      {entries.length > 0 && (
        <div ref={list} className="mb-4">
          {columns ? (
            <DataTable wide caption={`Each ${noun}`} columns={[...columns, REMOVE]}>
              {entries.map((entry, place) => (
                <DataRow key={entry.key} aria-label={`${noun} ${place + 1}`}>
                  {controls(entry, place)}
                  <DataCell card="line" align="end" className="rows:align-top">
                    {removeButton(place)}
                  </DataCell>
                </DataRow>
              ))}
            </DataTable>
          ) : (
            <ul className="grid gap-3">
              {entries.map((entry, place) => (
                <li
                  key={entry.key}
                  className={framed ? 'relative rounded-xl border border-line p-4' : 'flex items-start gap-2'}
                >
                  {controls(entry, place)}
                  {removeButton(place, framed ? 'absolute! top-2 right-2' : '')}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {errors[path] && (
        <p role="alert" className="mb-3 text-sm font-medium text-bad">
          {errors[path]}
        </p>
      )}
      <Button
        ref={add}
        size="sm"
        icon={<Plus aria-hidden="true" className="size-4" />}
        unavailable={entries.length >= most}
        onClick={() => {
          isAdding.current = true;
          onChange([...entries, create()]);
        }}
      >
        Add {noun}
      </Button>
    </>
  );
}

const REMOVE: Column = { label: 'Remove', hideLabel: true };

/** The first field of the last entry; entries may have lists of their own. */
const LAST_FIELD = ':scope > ul > li:last-child input, tbody > tr:last-child input';

type Box<Name extends string> = {
  name: Name;
  /** For screen readers; `number` counts the entries from 1. */
  label: (number: number) => string;
  placeholder?: string;
  className?: string;
  /** An amount in dollars. */
  isAmount?: boolean;
  leading?: string;
  inputMode?: 'decimal';
};

type TextEntriesProps<Name extends string, Entry> = ListProps<Entry> & {
  boxes: readonly Box<Name>[];
  /** Class around the boxes of an entry. */
  frame?: string;
};

/** Entries of text boxes. An error of the entry as a whole is shown at its first box. */
export function TextEntries<Name extends string, Entry extends { key: string } & Record<Name, string>>({
  boxes,
  frame = 'contents',
  ...list
}: TextEntriesProps<Name, Entry>) {
  const { path, errors } = list;
  return (
    <EditableList {...list}>
      {(entry, place, change) => (
        <div className={frame}>
          {boxes.map(({ name, label, isAmount, ...box }, index) => {
            const field = {
              label: label(place + 1),
              hideLabel: true,
              value: entry[name],
              error:
                errors[`${path}.${place}.${name}`] ?? (index === 0 ? errors[`${path}.${place}`] : undefined),
              className: 'min-w-0 grow',
              ...box,
            };
            const type = (text: string) => change({ ...entry, [name]: text });
            return isAmount ? (
              <AmountField key={name} subject="The surcharge" onChange={type} {...field} />
            ) : (
              <TextField
                key={name}
                autoComplete="off"
                onChange={({ currentTarget }) => type(currentTarget.value)}
                {...field}
              />
            );
          })}
        </div>
      )}
    </EditableList>
  );
}
