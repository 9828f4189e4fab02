import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import { MEMBERSHIP_PATH } from '#domain/members/membership.ts';
import { describeBenefit, type MembershipPlan } from '#domain/members/plan.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { BesideSummary, STICKY_SUMMARY } from '../beside-summary.tsx';
import { FocusedHeading } from '../focused-heading.tsx';
import { PurchaseFrame } from '../payments/purchase-frame.tsx';
import { useCardProvider } from '../payments/use-card-provider.ts';
import { JOIN_TEXTS } from './join-texts.ts';
import { MemberForm } from './member-form.tsx';
import { planPrice } from './plan-price.ts';
import { useJoin } from './use-join.ts';

type Props = { plan: MembershipPlan; payment: ShopSettings['payment'] };

export function JoinPage({ plan, payment }: Props) {
  const provider = useCardProvider(payment);
  const joining = useJoin(provider.payment, plan);
  return (
    <>
      <Link
        to={MEMBERSHIP_PATH}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-muted underline decoration-line decoration-2 underline-offset-4 hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        Back to Plans
      </Link>
      <FocusedHeading className="mt-4 mb-8 text-4xl sm:mb-12">Become a {plan.name} member</FocusedHeading>
      <PurchaseFrame paying={joining} texts={JOIN_TEXTS} cards={provider.payment}>
        <BesideSummary>
          <PlanSummary plan={plan} />
          <MemberForm provider={provider} joining={joining} price={planPrice(plan)} />
        </BesideSummary>
      </PurchaseFrame>
    </>
  );
}

function PlanSummary({ plan }: { plan: MembershipPlan }) {
  return (
    <Card as="section" aria-labelledby="chosen-plan" className={STICKY_SUMMARY}>
      <h2 id="chosen-plan" className="text-2xl">
        {plan.name}
      </h2>
      <ul className="mt-4 grid gap-1.5 text-muted">
        {describeBenefit(plan).map((promise) => (
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
