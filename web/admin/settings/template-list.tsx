import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useId, useRef } from 'react';
import { MOST_TEMPLATES } from '#contract/forms/settings.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import type { TemplateRow } from './settings-form-values.ts';

type Field<Name extends string> = {
  name: Name;
  label: string;
  leading?: string;
  inputMode?: 'decimal';
  className?: string;
};

type Props<Name extends string> = {
  title: string;
  /** One of them, in words. */
  noun: string;
  /** Where its messages are among the errors. */
  path: string;
  fields: readonly Field<Name>[];
  rows: readonly TemplateRow<Name>[];
  /** What a new row begins with. */
  empty: Record<Name, string>;
  errors: FieldErrors;
  onChange: (rows: TemplateRow<Name>[]) => void;
};

/** Rows of text boxes to add to and to take from. */
export function TemplateList<Name extends string>(props: Props<Name>) {
  const { title, noun, path, fields, rows, empty, errors, onChange } = props;
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const isAdding = useRef(false);

  // A new row is there to be typed into.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each row that was added.
  useEffect(() => {
    if (isAdding.current) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    isAdding.current = false;
  }, [rows.length]);

  function add() {
    isAdding.current = true;
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    onChange([...rows, { ...empty, key } as TemplateRow<Name>]);
  }
  const edit = (key: number, name: Name, text: string) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, [name]: text } : row)));

  return (
    <Disclosure summary={`${title} (${rows.length})`}>
      <ul ref={list} id={id} className="grid gap-3">
        {rows.map((row, position) => (
          <li key={row.key} className="flex items-start gap-2">
            {fields.map(({ name, label, className, ...box }, index) => (
              <TextField
                key={name}
                label={`${label} ${position + 1}`}
                hideLabel
                placeholder={label}
                autoComplete="off"
                value={row[name]}
                onChange={({ currentTarget }) => edit(row.key, name, currentTarget.value)}
                error={
                  errors[`${path}.${position}.${name}`] ??
                  (index === 0 ? errors[`${path}.${position}`] : undefined)
                }
                className={className ?? 'min-w-0 grow'}
                {...box}
              />
            ))}
            <IconButton
              label={`Remove ${noun} ${position + 1}`}
              onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
      {errors[path] && (
        <p role="alert" className="mt-3 text-sm font-medium text-bad">
          {errors[path]}
        </p>
      )}
      <Button
        size="sm"
        className="mt-4"
        icon={<Plus aria-hidden="true" className="size-4" />}
        unavailable={rows.length >= MOST_TEMPLATES}
        onClick={add}
      >
        Add {noun}
      </Button>
    </Disclosure>
  );
}
