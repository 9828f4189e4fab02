import type { ReactNode } from 'react';
import type { WireSettings } from '#contract/calls/settings.ts';
import { RETURN_POLICY_PATH } from '#domain/returns/return-policy.ts';
import { SETTING_FIELDS } from '#domain/settings/setting-fields.ts';
import { promisedAmount } from '#web/shared/shipping-promise.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DescribedField } from '../screen/described-field.tsx';
import { LeaveGuard } from '../screen/leave-guard.tsx';
import { SaveBar } from '../screen/save-bar.tsx';
import { CompanyFields } from './company-fields.tsx';
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
        <SettingFields settings={settings} names={['exampleTexts', 'offerMemberships']} />
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
        <SettingFields settings={settings} names={['returnPolicy']} hints={{ returnPolicy: POLICY_HINT }} />
      </Section>
      <Section
        title="Unpaid orders"
        text="Orders that programs place without a payment. They are no sale until staff mark them as paid."
      >
        <SettingFields settings={settings} names={['acceptUnpaidOrders', 'unpaidOrderHours']} />
      </Section>
      <Section title="Invoices" text="What your customers get once you issue the invoice of their order.">
        <SettingFields settings={settings} names={['offerInvoices']} />
      </Section>
      <Section title="Reviews" text="Which reviews shoppers see, and which make the rating of a product.">
        <SettingFields settings={settings} names={['countedReviews', 'holdReviews']} />
      </Section>
      <Section
        title="Unfinished checkouts"
        text="One email, ten hours after a shopper typed their address and did not order."
      >
        <SettingFields settings={settings} names={['remindUnfinished']} />
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

const POLICY_HINT = `Plain text; an empty line begins a paragraph. Shoppers read it at ${RETURN_POLICY_PATH}. Empty: the shop says nothing about it. To format it, publish it under Storefront, Pages.`;

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

type FieldName = Exclude<keyof typeof SETTING_FIELDS, 'colors' | 'specifications' | 'features'>;

/** The controls of these settings; `hints` are those that depend on other things. */
function SettingFields({
  settings: { values, errors, change },
  names,
  hints = {},
}: Props & { names: readonly FieldName[]; hints?: { [Name in FieldName]?: string } }) {
  return names.map((name) => (
    <DescribedField
      key={name}
      field={SETTING_FIELDS[name]}
      name={name}
      value={values[name]}
      error={errors[name]}
      hint={hints[name]}
      onChange={(value) => change({ [name]: value })}
    />
  ));
}

/** Says where the prices are that a list has replaced. */
function pricesText({ shipsByZone, taxesByPlace }: WireSettings): string {
  const lists = [shipsByZone && 'Shipping', taxesByPlace && 'Taxes'].filter(Boolean).join(' and ');
  const note = 'What is being paid for already keeps its price.';
  return lists === '' ? note : `${note} What depends on the place is under ${lists}.`;
}

function PriceFields({ settings }: Props) {
  const { shipsByZone, taxesByPlace } = settings.base;
  const names: FieldName[] = [
    ...(shipsByZone ? [] : (['shipping', 'freeShippingOver'] as const)),
    ...(taxesByPlace ? [] : (['taxRate'] as const)),
    'deliveryDays',
    'returnDays',
    'lowStockThreshold',
  ];
  const promise = `The checkout names this amount, or ${promisedAmount(null)} beside the example texts.`;
  const hints = { freeShippingOver: `Empty: shipping is always charged. ${promise}` };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SettingFields settings={settings} names={names} hints={hints} />
    </div>
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
