import { type Cents, formatMoney } from '#domain/money.ts';
import { PayButton } from '../../payments/pay-button.tsx';

type Props = {
  form: string;
  total: Cents;
  /** True while the country that decides on shipping and tax is not typed. */
  isEstimate: boolean;
  isBusy: boolean;
};

/** The pay button; on phones it sticks with the total. Disabled until hydration. */
export function PlaceOrderBar({ form, total, isEstimate, isBusy }: Props) {
  return (
    <div className="z-10 -mx-gutter flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-paper px-gutter py-3 max-lg:bottom-bar lg:mx-0 lg:border-0 lg:p-0">
      <p className="numeric lg:hidden">
        <span className="block text-sm text-muted">{isEstimate ? 'Estimated total' : 'Total'}</span>
        <span className="text-lg font-semibold">{formatMoney(total)}</span>
      </p>
      <PayButton form={form} busy={isBusy} busyLabel="Processing Order..." className="grow">
        Place Order
      </PayButton>
    </div>
  );
}
