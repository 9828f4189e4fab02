import { useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { correctOrderAddress } from '#contract/calls/staff-orders.ts';
import { AddressForm } from '#contract/forms/orders.ts';
import { addressLines } from '#domain/address-lines.ts';
import { ADDRESS_PARTS, type AddressPart, ASKED_PARTS } from '#domain/orders/address-change.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { isLeftForSubmit } from '#web/shared/use-field-errors.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { AddressPartField } from '../../screen/address-part-field.tsx';
import { NotifyCheckbox } from '../../screen/notify-checkbox.tsx';

type Props = {
  order: Pick<WireOrder, 'id' | 'shippingAddress' | 'userEmail'>;
  /** A deleted order cannot be changed. */
  isDeleted: boolean;
};

/** The shipping address, which some orders lack (specification, section 3). */
export function ShippingAddress({ order, isDeleted }: Props) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Address address={order.shippingAddress} />
      {isEditing && <AddressEditor order={order} onEnd={() => setEditing(false)} />}
      {!isDeleted && !isEditing && (
        <Button size="sm" className="mt-3" onClick={() => setEditing(true)}>
          {order.shippingAddress ? 'Correct address' : 'Add address'}
        </Button>
      )}
    </>
  );
}

function Address({ address }: { address: WireOrder['shippingAddress'] }) {
  if (!address) return <p className="text-muted">No shipping address was given with this order.</p>;
  const { fullName, phone } = address;
  return (
    <address className="grid gap-0.5 not-italic wrap-anywhere">
      <span className="font-medium">{fullName}</span>
      <span className="whitespace-pre-line">{addressLines(address).join('\n')}</span>
      {phone && <span className="mt-1 text-muted">Contact Phone: {phone}</span>}
    </address>
  );
}

type EditorProps = { order: Props['order']; onEnd: () => void };

/** Corrects the address in place and, if ticked, emails the customer. */
function AddressEditor({ order: { id, shippingAddress, userEmail }, onEnd }: EditorProps) {
  const [values, setValues] = useState(() => toFormValues(shippingAddress));
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
    // A conflict shows the other correction above the form before it is overwritten.
    { success: 'Shipping address corrected', refresh: 'conflict', onSuccess: onEnd },
  );

  return (
    <form
      ref={form}
      onInput={onInput}
      onSubmit={onSubmit(run)}
      noValidate
      className="mt-4 grid gap-4 sm:grid-cols-2"
    >
      {ASKED_PARTS.map((part, position) => (
        <AddressPartField
          key={part}
          part={part}
          address={values}
          name={part}
          autoFocus={position === 0}
          error={fieldErrors[part]}
          onChange={(typed) => setValues((before) => ({ ...before, [part]: typed }))}
          onBlur={(event) => {
            if (!isLeftForSubmit(event)) setFieldError(part, checkPart(values, part));
          }}
        />
      ))}
      <NotifyCheckbox
        what="the new address"
        email={userEmail}
        checked={notify}
        onChange={setNotify}
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

type Values = ReturnType<typeof toFormValues>;

function toFormValues(address: WireOrder['shippingAddress']) {
  const empty = { fullName: '', address: '', city: '', state: '', zipCode: '', country: '', phone: '' };
  return { ...empty, ...address, phone: address?.phone ?? '' };
}

/** The error of a part of the address, or null. */
function checkPart(values: Values, part: AddressPart): string | null {
  const parsed = AddressForm.safeParse(values);
  return parsed.error?.issues.find(({ path }) => path[0] === part)?.message ?? null;
}
