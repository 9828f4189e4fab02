import type { WireOrder } from '#contract/calls/orders.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import type { RefundPlan } from './plan-refund.ts';

type Props = { plan: RefundPlan; products: WireOrder['products'] };

/** Previews the parts of a refund, or explains why it is not possible. */
export function RefundPreview({ plan, products }: Props) {
  return (
    <section aria-label="Refund" className="rounded-lg bg-sunken p-4 text-sm">
      {plan.ok ? <Parts {...plan.parts} products={products} /> : <Problem {...plan} />}
    </section>
  );
}

function Problem({ errors }: { errors: Extract<RefundPlan, { ok: false }>['errors'] }) {
  return <p className="text-muted">{Object.values(errors)[0]}</p>;
}

type PartsProps = Extract<RefundPlan, { ok: true }>['parts'] & Pick<Props, 'products'>;

function Parts({ lines, shipping, adjustment, tax, amount, products }: PartsProps) {
  const taxOfLines = lines.reduce((sum, line) => sum + line.tax, 0);
  return (
    <>
      <dl className="numeric grid gap-1.5">
        {lines.map(({ position, quantity, amount: net }) => (
          <Amount
            key={position}
            term={`${quantity} × ${products[position]?.name ?? 'a product'}`}
            cents={net}
          />
        ))}
        {taxOfLines !== 0 && <Amount term="Tax" cents={taxOfLines} />}
        {shipping !== 0 && <Amount term="Shipping" cents={shipping} />}
        {adjustment !== 0 && <Amount term="Adjustment" cents={adjustment} />}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2.5 font-semibold">
          <dt>Total</dt>
          <dd>
            <span role="status">{formatMoney(amount)}</span>
          </dd>
        </div>
      </dl>
      {tax !== taxOfLines && <p className="numeric mt-1 text-muted">{formatMoney(tax)} of it is tax.</p>}
    </>
  );
}

function Amount({ term, cents }: { term: string; cents: Cents }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 text-muted wrap-anywhere">{term}</dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}
