import Check from 'lucide-react/icons/check';
import { listFeatures, MEMBERSHIP_PLANS, type MembershipPlan, type PlanId } from '#domain/members/plan.ts';
import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { FocusedHeading } from '../focused-heading.tsx';
import { planPath } from './membership-urls.ts';
import { planPrice } from './plan-price.ts';

type Texts = Pick<PageTexts<'membership'>, 'heading' | 'text' | PlanId>;

export function Plans({ texts }: { texts: Texts }) {
  return (
    <section aria-labelledby="plans">
      <FocusedHeading id="plans" className="text-5xl">
        {texts.heading}
      </FocusedHeading>
      {texts.text && <p className="mt-6 max-w-144 text-lg text-muted sm:text-xl">{texts.text}</p>}
      <ul className="mt-12 grid gap-6 lg:mt-16 lg:grid-cols-3 lg:items-stretch">
        {MEMBERSHIP_PLANS.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard plan={plan} summary={texts[plan.id]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ plan, summary }: { plan: MembershipPlan; summary: string }) {
  const { id, name, isMostPopular } = plan;
  return (
    <Card
      as="article"
      aria-labelledby={`plan-${id}`}
      className={classNames(
        'flex flex-col md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_1fr_auto] md:max-lg:gap-x-8',
        isMostPopular && 'border-mark shadow-md ring-1 ring-mark',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`plan-${id}`} className="text-3xl">
          {name}
        </h2>
        {isMostPopular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      {summary && <p className="mt-2 text-muted">{summary}</p>}
      <p className="numeric mt-6 md:max-lg:mb-6">
        <span className="font-display text-5xl font-medium">{planPrice(plan)}</span>{' '}
        <span className="text-muted">a year</span>
      </p>
      <ul className="mt-6 mb-8 grid gap-3 md:max-lg:col-start-2 md:max-lg:row-span-full md:max-lg:my-0 md:max-lg:content-center">
        {listFeatures(plan).map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <ButtonLink
        to={planPath(id)}
        variant={isMostPopular ? 'primary' : 'secondary'}
        size="lg"
        wide
        aria-label={`Get Started with ${name}`}
        className="mt-auto"
      >
        Get Started
      </ButtonLink>
    </Card>
  );
}
