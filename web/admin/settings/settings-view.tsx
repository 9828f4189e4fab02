import type { ReactNode } from 'react';
import type { WireSettings } from '#contract/calls/settings.ts';
import { promisedAmount } from '#web/shared/shipping-promise.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { SaveBar } from '../screen/save-bar.tsx';
import { textFieldProps } from '../screen/text-field-props.ts';
import { CompanyFields } from './company-fields.tsx';
import { ExampleFields } from './example-fields.tsx';
import { ReminderFields } from './reminder-fields.tsx';
import { ReturnPolicyField } from './return-policy-field.tsx';
import { ReviewFields } from './review-fields.tsx';
import { SettingsConflicts } from './settings-conflicts.tsx';
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
      <SettingsConflicts settings={settings} />
      <Section
        title="Company"
        text="On invoices, in the footer of the shop and on its contact page."
        error={settings.errors.company}
      >
        <CompanyFields settings={settings} />
      </Section>
      <Section
        title="Example texts and memberships"
        text="What the pages of the shop say in your name before you have words of your own."
      >
        <ExampleFields settings={settings} />
      </Section>
      <Section title="Time zone" text="Days, months and times of the shop, its mails and its files.">
        <TimeZoneField settings={settings} />
      </Section>
      <Section title="Prices and delivery" text={pricesText(settings.base)}>
        <PriceFields settings={settings} />
      </Section>
      <Section
        title="Return policy"
        text="On a page of its own, with a link at each product, in the cart, at the checkout and in the footer."
      >
        <ReturnPolicyField settings={settings} />
      </Section>
      <Section
        title="Unpaid orders"
        text="Orders that programs place without a payment. They are no sale until staff mark them as paid."
      >
        <UnpaidOrderFields settings={settings} />
      </Section>
      <Section title="Invoices" text="What your customers get once you issue the invoice of their order.">
        <Checkbox
          label="Give customers their invoices"
          name="offerInvoices"
          checked={settings.values.offerInvoices}
          onChange={({ currentTarget }) => settings.change({ offerInvoices: currentTarget.checked })}
          hint="By email when it is issued, and on the page of the order for everyone who may see all of it."
        />
      </Section>
      <Section title="Reviews" text="Which reviews shoppers see, and which make the rating of a product.">
        <ReviewFields settings={settings} />
      </Section>
      <Section
        title="Unfinished checkouts"
        text="One email, ten hours after a shopper typed their address and did not order."
      >
        <ReminderFields settings={settings} />
      </Section>
      <Section
        title="Product templates"
        text="What the form of a product offers to choose instead of typing."
      >
        <Templates settings={settings} />
      </Section>
      <SaveBar isDirty={isDirty} busy={busy} onDiscard={settings.discard} label="Save settings" />
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

type NumberName =
  | 'shipping'
  | 'freeShippingOver'
  | 'taxPercent'
  | 'deliveryDays'
  | 'returnDays'
  | 'lowStockThreshold';

/** Says where the prices are that a list has replaced. */
function pricesText({ shipsByZone, taxesByPlace }: WireSettings): string {
  const lists = [shipsByZone && 'Shipping', taxesByPlace && 'Taxes'].filter(Boolean).join(' and ');
  const kept = 'What is being paid for already keeps its price.';
  return lists === '' ? kept : `${kept} What depends on the place is under ${lists}.`;
}

function PriceFields({ settings }: Props) {
  const { shipsByZone, taxesByPlace } = settings.base;
  const field = (name: NumberName) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    className: 'max-w-xs',
    ...textFieldProps(settings, name),
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {!shipsByZone && <TextField label="Shipping" required leading="$" {...field('shipping')} />}
      {!shipsByZone && (
        <TextField
          label="Free shipping on orders over"
          optional
          leading="$"
          hint={`Empty: shipping is always charged. The checkout names this amount, or ${promisedAmount(null)} as long as there is none.`}
          {...field('freeShippingOver')}
        />
      )}
      {!taxesByPlace && (
        <TextField
          label="Tax rate in percent"
          required
          {...field('taxPercent')}
          error={settings.errors.taxRate}
        />
      )}
      <TextField
        label="Delivery days"
        required
        hint="From the order to its expected delivery."
        {...field('deliveryDays')}
      />
      <TextField
        label="Return days"
        required
        hint="From the delivery; in these, customers can ask for a return."
        {...field('returnDays')}
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
