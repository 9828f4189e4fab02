import { type FormEvent, useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { correctOrderAddress } from '#contract/calls/staff-orders.ts';
import { AddressForm } from '#contract/forms/orders.ts';
import { ADDRESS_PARTS, ADDRESS_PARTS_NAMES, type AddressPart } from '#domain/orders/address-change.ts';
import { browserApi } from '#web/data.ts';
import { isLeftForSubmit } from '#web/shared/use-field-errors.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

type Props = {
  /** As it is shown: a correction that somebody else made since is not overwritten unseen. */
  order: Pick<WireOrder, 'id' | 'shippingAddress' | 'userEmail'>;
  onEnd: () => void;
};

type Values = Record<AddressPart, string>;

/** Corrects where an order goes, in place; the customer is told where that is ticked. */
export function AddressEditor({ order: { id, shippingAddress, userEmail }, onEnd }: Props) {
  const [values, setValues] = useState<Values>(() => valuesOf(shippingAddress));
  const [notify, setNotify] = useState(false);
  const { run, busy, problem, fieldErrors, setFieldError, form, onInput } = useMutation(
    async () => {
      const wrong = ADDRESS_PARTS.flatMap((part) => {
        const message = checkPart(values, part);
        return message === null ? [] : [[part, message]];
      });
      if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
      const body = { shippingAddress: values, from: shippingAddress ?? null, notify };
      await browserApi(correctOrderAddress, { params: { id }, body });
    },
    // What somebody else made of it is shown above the form before it is replaced.
    { success: 'Shipping address corrected', refresh: 'conflict', onSuccess: onEnd },
  );

  function save(event: FormEvent) {
    event.preventDefault();
    void run();
  }

  return (
    <form ref={form} onInput={onInput} onSubmit={save} noValidate className="mt-4 grid gap-4 sm:grid-cols-2">
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
          value={values[part]}
          error={fieldErrors[part]}
          onChange={({ target }) => setValues((before) => ({ ...before, [part]: target.value }))}
          onBlur={(event) => {
            if (!isLeftForSubmit(event)) setFieldError(part, checkPart(values, part));
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
        {problem && (
          <p className="rounded-lg bg-bad-soft px-4 py-2.5 text-bad">
            {problem.message}
            {problem.status === 409 && ' It is shown above. Save again to replace it with yours.'}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="primary" size="sm" busy={busy} busyLabel="Saving...">
          Save address
        </Button>
        <Button size="sm" onClick={onEnd} unavailable={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** A phone number with its country is too long for half of the width. */
const WIDE_PARTS: ReadonlySet<AddressPart> = new Set(['fullName', 'address', 'phone']);

function valuesOf(address: WireOrder['shippingAddress']): Values {
  const { fullName = '', address: street = '', city = '', state = '' } = address ?? {};
  const { zipCode = '', country = '', phone = '' } = address ?? {};
  return { fullName, address: street, city, state, zipCode, country, phone };
}

/** What is wrong with a part of the address, or null. */
function checkPart(values: Values, part: AddressPart): string | null {
  const parsed = AddressForm.safeParse(values);
  return parsed.error?.issues.find(({ path }) => path[0] === part)?.message ?? null;
}
