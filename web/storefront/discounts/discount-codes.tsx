import { type FormEvent, useState } from 'react';
import { Link, type To } from 'react-router';
import type { WireQuote } from '#contract/calls/quote.ts';
import { LIMITS } from '#domain/limits.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { HiddenFields } from '#web/ui/forms/hidden-fields.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { CODE } from './codes-in-url.ts';

/** The codes of an order and their form, with script and without. */
export type CodeForm = {
  /** As typed. */
  codes: readonly string[];
  method: 'get' | 'post';
  /** The target of the form, if it is not the URL of the page. */
  path?: string;
  /** The fields that the form sends besides a new code. */
  toFields: (codes: readonly string[]) => URLSearchParams;
  change: (codes: readonly string[]) => unknown;
  /** The code that is checked now, or was refused last: it stays in the field. */
  lastTyped?: string | null;
  isBusy?: boolean;
  /** The page with these codes, if its URL has them. */
  toLocation?: (codes: readonly string[]) => To;
};

type Props = {
  form: CodeForm;
  discounts: NonNullable<WireQuote['discounts']>;
  refused: NonNullable<WireQuote['refused']>;
};

/**
 * The codes of an order, with a field for another one. A refused code stays in the field with what is
 * missing.
 */
export function DiscountCodes({ form, discounts, refused }: Props) {
  const { codes, method, path } = form;
  const wrong = refused.at(-1);
  const [typed, setTyped] = useState<string | null>(null);
  const applied = discounts.flatMap(({ code, title }) => (code ? [{ code, title }] : []));
  const kept = codes.filter((code) => !refused.some((one) => one.code === code));
  // It is checked now.
  const pending = kept.find((code) => !applied.some((one) => isSame(one.code, code)));
  const value = typed ?? wrong?.code ?? pending ?? form.lastTyped ?? '';

  function apply(event: FormEvent) {
    event.preventDefault();
    const code = value.trim();
    if (code === '') return;
    setTyped(null);
    form.change([...kept, code]);
  }

  return (
    <div className="mb-4 grid gap-3 border-t border-line pt-4 text-sm">
      {applied.map(({ code, title }) => (
        <div key={code} className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-good wrap-anywhere">
            <span className="font-medium">{code}</span> applied: {title}
          </p>
          <RemoveCode form={form} code={code} others={codes.filter((other) => !isSame(other, code))} />
        </div>
      ))}
      <form method={method} action={path} onSubmit={apply} className="flex items-start gap-2">
        <HiddenFields values={form.toFields(kept)} />
        <div className="grow">
          <TextField
            label="Discount code"
            name={CODE}
            optional
            value={value}
            maxLength={LIMITS.code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={typed === null ? wrong?.message : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" busy={form.isBusy ?? false} className="mt-7">
          Apply
        </Button>
      </form>
    </div>
  );
}

const REMOVE =
  '-my-2 inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-ink';

function RemoveCode({ form, code, others }: { form: CodeForm; code: string; others: readonly string[] }) {
  const { method, path, toLocation } = form;
  if (toLocation) {
    return (
      <Link
        to={toLocation(others)}
        replace
        preventScrollReset
        aria-label={`Remove ${code}`}
        className={REMOVE}
      >
        Remove
      </Link>
    );
  }
  return (
    <form
      method={method}
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        form.change(others);
      }}
    >
      <HiddenFields values={form.toFields(others)} />
      <button type="submit" aria-label={`Remove ${code}`} className={REMOVE}>
        Remove
      </button>
    </form>
  );
}

/** True if the server takes both for the same code. */
function isSame(one: string, other: string): boolean {
  return one.replace(/\s/g, '').toUpperCase() === other.replace(/\s/g, '').toUpperCase();
}
