import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WireOrder } from '#contract/calls/orders.ts';
import { correctOrderAddress } from '#contract/calls/staff-orders.ts';
import { ApiError } from '#contract/client.ts';
import { AddressForm } from '#contract/forms/staff-forms.ts';
import { ADDRESS_PARTS, ADDRESS_PARTS_NAMES, type AddressPart } from '#domain/orders/address-change.ts';
import { browserApi } from '#web/data.ts';
import { isLeftForSubmit, useFieldErrors } from '#web/shared/use-field-errors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';

type Props = {
  /** As it is shown: a correction that somebody else made since is not overwritten unseen. */
  order: Pick<WireOrder, 'id' | 'shippingAddress' | 'userEmail'>;
  onEnd: () => void;
};

type Draft = Record<AddressPart, string>;

/** Corrects where an order goes, in place; the customer is told where that is ticked. */
export function AddressEditor({ order: { id, shippingAddress, userEmail }, onEnd }: Props) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(shippingAddress));
  const [notify, setNotify] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { errors, tell, tellAll } = useFieldErrors<AddressPart>();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const wrong = ADDRESS_PARTS.flatMap((part) => {
      const message = checkPart(draft, part);
      return message === null ? [] : [[part, message] as const];
    });
    tellAll(Object.fromEntries(wrong));
    const [first] = wrong;
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first[0]}"]`)?.focus();
    setSaving(true);
    setProblem(null);
    try {
      const body = { shippingAddress: draft, from: shippingAddress ?? null, notify };
      await browserApi(correctOrderAddress, { params: { id }, body });
      await revalidate();
      toast.success('Shipping address corrected');
      onEnd();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Failed to save the address. Please try again.';
      const isConflict = error instanceof ApiError && error.status === 409;
      // What somebody else made of it is shown above the form before it is replaced.
      if (isConflict) await revalidate();
      setProblem(isConflict ? `${reason} It is shown above. Save again to replace it with yours.` : reason);
      setSaving(false);
    }
  }

  return (
    <form ref={form} onSubmit={save} noValidate className="mt-4 grid gap-4 sm:grid-cols-2">
      {ADDRESS_PARTS.map((part, position) => (
        <TextField
          key={part}
          label={ADDRESS_PARTS_NAMES[part]}
          name={part}
          autoFocus={position === 0}
          autoComplete="off"
          type={part === 'phone' ? 'tel' : 'text'}
          optional={part === 'phone'}
          required={part !== 'phone'}
          value={draft[part]}
          error={errors[part]}
          onChange={({ target }) => {
            setDraft((before) => ({ ...before, [part]: target.value }));
            tell(part, null);
          }}
          onBlur={(event) => {
            if (!isLeftForSubmit(event)) tell(part, checkPart(draft, part));
          }}
          className={WIDE_PARTS.has(part) ? 'sm:col-span-2' : undefined}
        />
      ))}
      <Checkbox
        label={
          <>
            Email the new address to <span className="wrap-anywhere">{userEmail}</span>
          </>
        }
        checked={notify}
        onChange={(event) => setNotify(event.target.checked)}
        className="sm:col-span-2"
      />
      <div role="alert" className="empty:hidden sm:col-span-2">
        {problem && <p className="rounded-lg bg-bad-soft px-4 py-2.5 text-bad">{problem}</p>}
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="primary" size="sm" busy={isSaving} busyLabel="Saving...">
          Save address
        </Button>
        <Button size="sm" onClick={onEnd} unavailable={isSaving}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** A phone number with its country is too long for half of the width. */
const WIDE_PARTS: ReadonlySet<AddressPart> = new Set(['fullName', 'address', 'phone']);

function draftOf(address: WireOrder['shippingAddress']): Draft {
  const { fullName = '', address: street = '', city = '', state = '' } = address ?? {};
  const { zipCode = '', country = '', phone = '' } = address ?? {};
  return { fullName, address: street, city, state, zipCode, country, phone };
}

/** What is wrong with a part of the address, or null. */
function checkPart(draft: Draft, part: AddressPart): string | null {
  const parsed = AddressForm.safeParse(draft);
  return parsed.error?.issues.find(({ path }) => path[0] === part)?.message ?? null;
}
