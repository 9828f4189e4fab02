import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { type PaymentQuery, paymentsHref } from './payment-query.ts';

/** All payments, or only those that need a look. */
export function ShowFilter({ show }: Pick<PaymentQuery, 'show'>) {
  return (
    <nav aria-label="Which payments" className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {CHOICES.map(({ value, label }) => (
          <li key={value}>
            <Link
              to={paymentsHref({ show: value, page: 1 })}
              aria-current={value === show ? 'true' : undefined}
              preventScrollReset
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border px-5 text-sm font-medium transition-colors lg:min-h-9',
                value === show
                  ? 'border-transparent bg-accent-soft text-accent-ink'
                  : 'border-control text-muted hover:border-ink hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const CHOICES = [
  { value: 'all', label: 'All payments' },
  { value: 'unsettled', label: 'Unsettled' },
] as const;
