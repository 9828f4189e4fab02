import { useState } from 'react';
import type { WireSettings } from '#contract/calls/settings.ts';
import { deliveryTo, offerDelivery } from '#domain/checkout/delivery.ts';
import { formatMoney, plainAmount } from '#domain/money.ts';
import { parsePlace } from '#domain/place.ts';
import { priceByRules } from '#domain/pricing/totals.ts';
import type { ShippingZone } from '#domain/shipping/zone.ts';
import { nameTaxes } from '#domain/tax/named-tax.ts';
import { taxRows } from '#domain/tax/tax-rows.ts';
import { categoryKey, type TaxTable } from '#domain/tax/tax-table.ts';
import { COUNTRY_OPTIONS } from '#web/shared/country-options.ts';
import { StateField } from '#web/shared/state-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { AmountField } from '../screen/amount-field.tsx';
import { isBlank, parseCents, parseCount } from '../screen/typed-amounts.ts';

type Lists = {
  /** Null while something in the form is wrong. */
  zones: ShippingZone[] | null;
  table: TaxTable | null;
  settings: WireSettings;
};

/** Previews what an order to a place costs, by the unsaved lists of the form. */
export function PricePreview(lists: Lists) {
  const [typed, setTyped] = useState({
    country: 'United States',
    state: 'Texas',
    amount: plainAmount(6_000),
    grams: '',
    category: '',
  });
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const text = (name: 'grams' | 'category') => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <Card as="section" aria-label="Preview">
      <h2 className="text-xl">What a buyer pays</h2>
      <p className="mt-1 text-sm text-muted">By what is in the form now, saved or not.</p>
      <div className="mt-4 grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-5">
        <SelectField
          label="Country"
          options={COUNTRY_OPTIONS}
          value={typed.country}
          onChange={({ currentTarget }) => change({ country: currentTarget.value })}
        />
        <StateField
          country={typed.country}
          value={typed.state}
          required={false}
          autoComplete="off"
          onChange={(state) => change({ state })}
        />
        <AmountField
          label="Products cost"
          subject="The amount"
          value={typed.amount}
          onChange={(amount) => change({ amount })}
        />
        <TextField label="Weight in grams" inputMode="numeric" {...text('grams')} />
        <TextField label="Tax category" {...text('category')} />
      </div>
      <Outcome {...lists} typed={typed} />
    </Card>
  );
}

type Typed = { country: string; state: string; amount: string; grams: string; category: string };

function Outcome({ zones, table, settings, typed }: Lists & { typed: Typed }) {
  const amount = parseCents(typed.amount);
  const grams = isBlank(typed.grams) ? 0 : parseCount(typed.grams);
  if (zones === null || table === null)
    return <p className="mt-4 text-muted">The prices appear once the form has no mistakes.</p>;
  if (Number.isNaN(amount) || Number.isNaN(grams))
    return <p className="mt-4 text-muted">Give an amount such as 60.00, and a weight in whole grams.</p>;
  const rules = {
    shipping: settings.shipping,
    freeShippingOver: settings.freeShippingOver,
    taxBasisPoints: Math.round(settings.taxRate * 10_000),
    shippingZones: { version: 0, zones },
    taxTable: table,
    company: settings.company,
  };
  const line = {
    key: '',
    unitPrice: amount,
    quantity: 1,
    weightGrams: grams,
    taxCategory: categoryKey(typed.category),
  };
  const priceBy = (methodId: string | null) => {
    const delivery = deliveryTo(rules, typed, methodId);
    return { delivery, priced: priceByRules([line], { ...rules, place: delivery?.pricing }) };
  };
  const first = priceBy(null);
  const offered = first.delivery && offerDelivery(first.delivery, first.priced.basis);
  if (offered?.problem)
    return <p className="mt-4 rounded-lg bg-warn-soft px-4 py-3 text-warn">Nothing is sent to this place.</p>;
  const methods = offered && offered.methods.length > 0 ? offered.methods : [null];
  return (
    <ul aria-live="polite" className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {methods.map((method) => {
        const { delivery, priced } = priceBy(method?.id ?? null);
        const { totals, isTaxIncluded, taxes } = priced;
        const named = delivery ? nameTaxes(taxes, delivery.rates, parsePlace(typed)) : [];
        return (
          <li key={method?.id ?? 'flat'} className="rounded-xl border border-line p-4">
            <p className="font-medium">
              {method ? method.name : 'Flat shipping'}
              {method && <span className="text-muted">{`, ${daysText(method.days)}`}</span>}
            </p>
            <dl className="numeric mt-2 grid gap-1 text-sm">
              <Row term="Shipping" amount={totals.shipping === 0 ? 'Free' : formatMoney(totals.shipping)} />
              {taxRows({ tax: totals.tax, taxes: named, taxIncluded: isTaxIncluded }).map((row) => (
                <Row key={row.term} term={row.term} amount={formatMoney(row.amount)} />
              ))}
              <Row term="Total" amount={formatMoney(totals.total)} />
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

function Row({ term, amount }: { term: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
