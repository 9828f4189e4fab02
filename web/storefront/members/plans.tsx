import { MEMBERSHIP_PLANS } from '#domain/members/plan.ts';
import { ArrivedHeading } from '../arrived-heading.tsx';
import { PlanCard } from './plan-card.tsx';

export function Plans() {
  return (
    <section aria-labelledby="plans">
      <ArrivedHeading id="plans" className="text-5xl">
        Membership
      </ArrivedHeading>
      <p className="mt-6 max-w-144 text-lg text-muted sm:text-xl">
        Better prices on everything, for a year. Paid once, and your money back within 30 days if it is not
        for you.
      </p>
      <ul className="mt-12 grid gap-6 lg:mt-16 lg:grid-cols-3 lg:items-stretch">
        {MEMBERSHIP_PLANS.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
}
