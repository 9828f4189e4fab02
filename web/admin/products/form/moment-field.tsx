import { STAFF_MOMENTS, type StaffMoment } from '#domain/products/staff-fields.ts';
import { minuteIn, momentAt } from '#domain/time-zone.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { ProductFormState } from './use-product-form.ts';

type Props = { product: ProductFormState; name: StaffMoment; hint: string };

/** A date and time of the shop's time zone. The value of the form is a timestamp. */
export function MomentField({ product: { values, errors, change }, name, hint }: Props) {
  const { zone } = useDates();
  const timestamp = values[name];
  return (
    <TextField
      type="datetime-local"
      label={STAFF_MOMENTS[name].label}
      optional
      name={name}
      value={timestamp && minuteIn(new Date(timestamp), zone)}
      onChange={({ currentTarget: { value } }) =>
        change({ [name]: value && momentAt(value, zone).toISOString() })
      }
      hint={`${hint} In the time of ${zone}.`}
      error={errors[name]}
    />
  );
}
