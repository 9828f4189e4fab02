import { type Cents, formatMoney } from '#domain/money.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Button } from '#web/ui/actions/button.tsx';

type Props = {
  form: string;
  total: Cents;
  /** True while the country that decides on shipping and tax is not typed. */
  isEstimate: boolean;
  isBusy: boolean;
};

/** The pay button; on phones it sticks with the total. Disabled until hydration. */
export function PlaceOrderBar({ form, total, isEstimate, isBusy }: Props) {
  const isHydrated = useHydrated();
  return (
    <div className="z-10 -mx-gutter flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-paper px-gutter py-3 max-lg:bottom-bar lg:mx-0 lg:border-0 lg:p-0">
      <p className="numeric lg:hidden">
        <span className="block text-sm text-muted">{isEstimate ? 'Estimated total' : 'Total'}</span>
        <span className="text-lg font-semibold">{formatMoney(total)}</span>
      </p>
      <Button
        type="submit"
        form={form}
        variant="primary"
        size="lg"
        disabled={!isHydrated}
        busy={isBusy}
        busyLabel="Processing Order..."
        className="grow"
      >
        Place Order
      </Button>
    </div>
  );
}
