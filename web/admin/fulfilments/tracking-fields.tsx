import { CARRIER_IDS, carrierName, findCarriers, trackingNumberHint } from '#domain/fulfilments/carrier.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { OTHER, type TrackingValues } from './tracking-values.ts';

const CARRIERS = [
  ...CARRIER_IDS.map((id) => ({ value: id, label: carrierName(id) })),
  { value: OTHER, label: 'Another carrier' },
];

type CarrierProps = {
  values: Pick<TrackingValues, 'choice' | 'name'>;
  onChange: (changed: Partial<TrackingValues>) => void;
  errors?: FieldErrors;
};

/** One of the known carriers, or the name of another one. */
export function CarrierFields({ values: { choice, name }, onChange, errors = {} }: CarrierProps) {
  return (
    <>
      <SelectField
        label="Carrier"
        placeholder="No carrier"
        options={CARRIERS}
        value={choice}
        onChange={({ currentTarget }) => onChange({ choice: currentTarget.value })}
      />
      {choice === OTHER && (
        <TextField
          label="Name of the carrier"
          autoComplete="off"
          maxLength={60}
          value={name}
          error={errors.carrier}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
      )}
    </>
  );
}

type Props = {
  values: TrackingValues;
  onChange: (changed: Partial<TrackingValues>) => void;
  errors: FieldErrors;
  autoFocus?: boolean;
};

/** The carrier of a parcel, its tracking number and, for other carriers, the tracking page. */
export function TrackingFields({ values, onChange, errors, autoFocus = false }: Props) {
  const { choice, number, address } = values;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Tracking number"
        optional
        name="trackingNumber"
        autoFocus={autoFocus}
        autoComplete="off"
        maxLength={60}
        value={number}
        hint={trackingNumberHint(choice, number) ?? undefined}
        error={errors.trackingNumber}
        onChange={({ currentTarget: { value } }) => {
          // The number has a format that only one carrier uses.
          const [only, ...others] = choice === '' ? findCarriers(value) : [];
          onChange({ number: value, ...(only && others.length === 0 && { choice: only }) });
        }}
      />
      <CarrierFields values={values} onChange={onChange} errors={errors} />
      {choice === OTHER && (
        <TextField
          label="Tracking link"
          optional
          name="trackingUrl"
          type="url"
          autoComplete="off"
          value={address}
          error={errors.trackingUrl}
          onChange={({ currentTarget }) => onChange({ address: currentTarget.value })}
        />
      )}
    </div>
  );
}
