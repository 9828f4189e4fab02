import { TextField } from '#web/ui/forms/text-field.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

type NumberName = 'shipping' | 'freeShippingOver' | 'taxPercent' | 'deliveryDays' | 'lowStockThreshold';

/** What orders cost beside their goods, when they arrive, and when stock is low. */
export function PriceFields({ settings: { values, errors, change } }: { settings: SettingsFormState }) {
  const field = (name: NumberName) => ({
    name,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: values[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [name]: event.currentTarget.value }),
    error: errors[name === 'taxPercent' ? 'taxRate' : name],
    className: 'max-w-xs',
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField label="Shipping" required leading="$" {...field('shipping')} />
      <TextField
        label="Free shipping on orders over"
        optional
        leading="$"
        hint="Empty: shipping is always charged. The checkout names this amount, or $50 as long as there is none."
        {...field('freeShippingOver')}
      />
      <TextField label="Tax rate in percent" required {...field('taxPercent')} />
      <TextField
        label="Delivery days"
        required
        hint="From the order to its expected delivery."
        {...field('deliveryDays')}
      />
      <TextField
        label="Low-stock threshold"
        required
        hint="Products with this many pieces or fewer need a look."
        {...field('lowStockThreshold')}
      />
    </div>
  );
}
