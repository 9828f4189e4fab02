import type { ReactNode } from 'react';
import type { WireSettings } from '#contract/calls/settings.ts';
import { COUNTED_REVIEWS, type CountedReviews } from '#domain/reviews/counted-reviews.ts';
import { promisedAmount } from '#web/shared/shipping-promise.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { textFieldProps } from '../screen/text-field-props.ts';
import type { SettingsFormValues } from './settings-form-values.ts';
import { Templates } from './templates.tsx';
import { findTimeZones, timeZoneOption } from './time-zone-options.ts';
import { type SettingsFormState, useSettingsForm } from './use-settings-form.ts';

/** One form for all settings; saved prices apply from the next quote on. */
export function SettingsView({ saved }: { saved: WireSettings }) {
  const settings = useSettingsForm(saved);
  const { form, isDirty, busy } = settings;
  return (
    <form ref={form} noValidate onSubmit={settings.submit} className="grid gap-6">
      <LeaveGuard when={isDirty && !busy} />
      <Section
        title="Company"
        text="On invoices, in the footer of the shop and on its contact page."
        error={settings.errors.company}
      >
        <CompanyFields settings={settings} />
      </Section>
      <Section title="Time zone" text="Days, months and times of the shop, its mails and its files.">
        <TimeZoneField settings={settings} />
      </Section>
      <Section title="Prices and delivery" text="What is being paid for already keeps its price.">
        <PriceFields settings={settings} />
      </Section>
      <Section
        title="Unpaid orders"
        text="Orders that programs place without a payment. They are no sale until staff mark them as paid."
      >
        <UnpaidOrderFields settings={settings} />
      </Section>
      <Section title="Reviews" text="Which reviews shoppers see, and which make the rating of a product.">
        <ReviewFields settings={settings} />
      </Section>
      <Section
        title="Product templates"
        text="What the form of a product offers to choose instead of typing."
      >
        <Templates settings={settings} />
      </Section>
      <div className="bottom-bar -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-4 sm:-mx-6 sm:px-6">
        <p role="status" className="mr-auto text-sm text-muted max-sm:basis-full">
          {isDirty ? 'Not saved yet' : 'Everything is saved'}
        </p>
        <Button onClick={settings.discard} unavailable={!isDirty || busy}>
          Discard
        </Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving..." unavailable={!isDirty}>
          Save settings
        </Button>
      </div>
    </form>
  );
}

type SectionProps = { title: string; text: string; error?: string | undefined; children: ReactNode };

function Section({ title, text, error, children }: SectionProps) {
  return (
    <Card
      as="section"
      aria-label={title}
      className="grid gap-x-10 gap-y-5 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
        {error && (
          <p role="alert" className="mt-3 text-sm font-medium text-bad">
            {error}
          </p>
        )}
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </Card>
  );
}

type Props = { settings: SettingsFormState };

function CompanyFields({ settings: { values, errors, change } }: Props) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {FIELDS.map(({ name, ...field }) => (
        <TextField
          key={name}
          name={`company.${name}`}
          required
          autoComplete="off"
          value={values.company[name]}
          onChange={({ currentTarget }) =>
            change({ company: { ...values.company, [name]: currentTarget.value } })
          }
          error={errors[`company.${name}`]}
          {...field}
        />
      ))}
    </div>
  );
}

type Field = {
  name: keyof SettingsFormValues['company'];
  label: string;
  type?: 'email' | 'tel';
  className?: string;
};

const FIELDS: Field[] = [
  { name: 'name', label: 'Company name', className: 'sm:col-span-2' },
  { name: 'street', label: 'Street', className: 'sm:col-span-2' },
  { name: 'city', label: 'City' },
  { name: 'state', label: 'State' },
  { name: 'zip', label: 'ZIP code' },
  { name: 'country', label: 'Country' },
  { name: 'email', label: 'Support email', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel' },
];

type NumberName = 'shipping' | 'freeShippingOver' | 'taxPercent' | 'deliveryDays' | 'lowStockThreshold';

function PriceFields({ settings }: Props) {
  const field = (name: NumberName) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    className: 'max-w-xs',
    ...textFieldProps(settings, name),
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField label="Shipping" required leading="$" {...field('shipping')} />
      <TextField
        label="Free shipping on orders over"
        optional
        leading="$"
        hint={`Empty: shipping is always charged. The checkout names this amount, or ${promisedAmount(null)} as long as there is none.`}
        {...field('freeShippingOver')}
      />
      <TextField
        label="Tax rate in percent"
        required
        {...field('taxPercent')}
        error={settings.errors.taxRate}
      />
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

function UnpaidOrderFields({ settings }: Props) {
  const { values, change } = settings;
  return (
    <>
      <Checkbox
        label="Accept orders without payment"
        name="acceptUnpaidOrders"
        checked={values.acceptUnpaidOrders}
        onChange={({ currentTarget }) => change({ acceptUnpaidOrders: currentTarget.checked })}
      />
      <TextField
        label="Hours until an unpaid order is canceled"
        required
        hint="Its stock goes back on sale then. An order that you work on or mark as paid stays."
        inputMode="numeric"
        autoComplete="off"
        className="max-w-xs"
        name="unpaidOrderHours"
        value={values.unpaidOrderHours}
        error={settings.errors.unpaidOrderHours}
        onChange={({ currentTarget }) => change({ unpaidOrderHours: currentTarget.value })}
      />
    </>
  );
}

function ReviewFields({ settings: { values, errors, change } }: Props) {
  return (
    <>
      <SelectField
        label="Reviews that count in ratings"
        hint="Shoppers read all reviews. A review is verified if its writer bought the product."
        name="countedReviews"
        options={COUNTED_OPTIONS}
        value={values.countedReviews}
        error={errors.countedReviews}
        onChange={({ currentTarget: { value } }) =>
          change({ countedReviews: COUNTED_REVIEWS.find((counted) => counted === value) ?? 'all' })
        }
        className="max-w-xs"
      />
      <Checkbox
        label="Hold new reviews for approval"
        name="holdReviews"
        checked={values.holdReviews}
        onChange={({ currentTarget }) => change({ holdReviews: currentTarget.checked })}
      />
    </>
  );
}

const COUNTED_LABELS: Record<CountedReviews, string> = {
  all: 'All reviews',
  verified: 'Verified purchases only',
};
const COUNTED_OPTIONS = COUNTED_REVIEWS.map((value) => ({ value, label: COUNTED_LABELS[value] }));

/** Searches the names of all time zones. */
function TimeZoneField({ settings: { values, errors, change } }: Props) {
  // The current time would differ between server and browser.
  const now = useHydrated() ? new Date() : null;
  const chosen = values.timeZone === '' ? null : timeZoneOption(values.timeZone, now);
  return (
    <Combobox
      label="Time zone"
      required
      hint={
        chosen?.hint
          ? `It is ${chosen.hint} there. Type a city or a region to find another.`
          : 'Type a city or a region to find one.'
      }
      search={async (text) => findTimeZones(text, new Date())}
      value={chosen && { value: chosen.value, label: chosen.label }}
      onChange={(option) => change({ timeZone: option?.value ?? '' })}
      emptyText="No time zone has this name."
      error={errors.timeZone}
      className="max-w-md"
    />
  );
}
