import type { MembershipPlan } from '#domain/members/plan.ts';
import { promisesOf } from '#domain/members/plan.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { planPrice } from './plan-price.ts';

export function PlanSummary({ plan }: { plan: MembershipPlan }) {
  return (
    <Card
      as="section"
      aria-labelledby="chosen-plan"
      className="lg:sticky lg:order-last lg:top-[calc(var(--spacing-header)+1.5rem)]"
    >
      <h2 id="chosen-plan" className="text-2xl">
        {plan.name}
      </h2>
      <ul className="mt-4 grid gap-1.5 text-muted">
        {promisesOf(plan).map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <p className="numeric mt-6 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span className="text-lg font-semibold">One year</span>
        <span className="text-xl font-semibold">{planPrice(plan)}</span>
      </p>
      <p className="mt-4 text-sm text-muted">
        Paid once; nothing renews by itself. Within 30 days of today you can have all of it back. If you are a
        member already, the new year begins when the running one ends.
      </p>
    </Card>
  );
}
