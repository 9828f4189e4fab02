import Home from 'lucide-react/icons/house';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Truck from 'lucide-react/icons/truck';
import { type OrderStatus, statusLabel, TRACKING_STEPS } from '#domain/orders/status.ts';

const STEPS: Partial<Record<OrderStatus, { Icon: typeof Home; text: string }>> = {
  placed: { Icon: PackageCheck, text: 'We have your order and its payment.' },
  packaging: { Icon: Package, text: 'It is being packed by hand.' },
  'on-the-road': { Icon: Truck, text: 'It is with the carrier.' },
  delivered: { Icon: Home, text: 'It is at your door.' },
};

/** The steps of an order, beside the form on wide screens, below it on tablets. */
export function OrderSteps() {
  return (
    <section
      aria-label="The way of an order"
      className="rounded-xl bg-sunken p-10 max-md:hidden md:max-lg:mt-14"
    >
      <ol className="grid gap-9 md:max-lg:grid-cols-2">
        {TRACKING_STEPS.map((status, index) => {
          const step = STEPS[status];
          return (
            step && (
              <li key={status} className="relative flex gap-5">
                {index < TRACKING_STEPS.length - 1 && (
                  <span
                    aria-hidden="true"
                    className="absolute top-14 -bottom-7 left-6 w-px bg-control max-lg:hidden"
                  />
                )}
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface text-accent-ink shadow-sm">
                  <step.Icon aria-hidden="true" className="size-5.5" strokeWidth={1.5} />
                </span>
                <span>
                  <span className="block font-display text-xl font-medium">{statusLabel(status)}</span>
                  <span className="block text-muted">{step.text}</span>
                </span>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
