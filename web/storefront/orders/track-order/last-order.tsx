import { Button } from '#web/ui/actions/button.tsx';
import { useLastOrder } from '../last-order.ts';

export function LastOrder({ onUse }: { onUse: (id: string) => void }) {
  const id = useLastOrder();
  if (id === null) return null;
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6">
      <p className="min-w-0">
        <span className="block text-sm text-muted">Your last order</span>
        <span className="numeric font-medium">{id}</span>
      </p>
      <Button size="sm" onClick={() => onUse(id)}>
        Use this Order ID
      </Button>
    </div>
  );
}
