import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { MembershipPlan } from '#domain/members/plan.ts';
import { ArrivedHeading } from '../arrived-heading.tsx';
import { BankQuestion } from '../payments/bank-question.tsx';
import { failureWordsOf } from '../payments/failure-words.ts';
import { PaymentRefunded } from '../payments/payment-refunded.tsx';
import { PaymentUnfinished } from '../payments/payment-unfinished.tsx';
import { useCardProvider } from '../payments/use-card-provider.ts';
import { JOIN_WORDS } from './join-words.ts';
import { MemberForm } from './member-form.tsx';
import { MEMBERSHIP_PATH } from './membership-address.ts';
import { planPrice } from './plan-price.ts';
import { PlanSummary } from './plan-summary.tsx';
import { useJoin } from './use-join.ts';

type Props = { plan: MembershipPlan; payment: ShopSettings['payment'] };

export function Joining({ plan, payment }: Props) {
  const provider = useCardProvider(payment);
  const cards = provider.payment;
  const joining = useJoin(cards, plan);
  const { failure, question } = joining;
  return (
    <>
      <Link
        to={MEMBERSHIP_PATH}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-muted underline decoration-line decoration-2 underline-offset-4 hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        Back to Plans
      </Link>
      <ArrivedHeading className="mt-4 mb-8 text-4xl sm:mb-12">Become a {plan.name} member</ArrivedHeading>
      {failure?.kind === 'refunded' ? (
        <PaymentRefunded {...failureWordsOf(failure, JOIN_WORDS)} />
      ) : failure?.kind === 'unfinished' ? (
        <PaymentUnfinished
          words={JOIN_WORDS.unfinished}
          madeId={failure.attempt.madeId}
          paymentId={failure.attempt.intent.id}
          isBusy={joining.isBusy}
          onCheck={joining.retry}
        />
      ) : (
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:items-start lg:gap-16">
          <PlanSummary plan={plan} />
          <MemberForm provider={provider} joining={joining} price={planPrice(plan)} />
        </div>
      )}
      <BankQuestion question={question} cards={cards} />
    </>
  );
}
