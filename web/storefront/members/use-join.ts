import { useNavigate } from 'react-router';
import {
  createMembership,
  startMembershipCheckout,
  type WireMembership,
} from '#contract/calls/memberships.ts';
import type { CallInput } from '#contract/define-call.ts';
import { MemberDetails, type MembershipForm } from '#contract/forms/members.ts';
import type { MembershipPlan } from '#domain/members/plan.ts';
import { browserApi } from '#web/data.ts';
import { formDraft } from '../draft-form/form-draft.ts';
import { attemptsInBrowser } from '../payments/attempt-store.ts';
import type { CardPayment, PayWithCard } from '../payments/card/card-payment.ts';
import type { CallOptions } from '../payments/purchase.ts';
import { usePaying } from '../payments/use-paying.ts';
import { JOIN_TEXTS } from './join-texts.ts';
import { MEMBER_FORM } from './member-form-definition.ts';
import { joinedPath } from './membership-urls.ts';

type Wanted = CallInput<typeof startMembershipCheckout>['body'];

export const joinAttempts = attemptsInBrowser<Wanted>(
  'membershipAttempts',
  'membershipAttempt',
  startMembershipCheckout,
);

export function useJoin(cards: CardPayment | null, plan: MembershipPlan) {
  const navigate = useNavigate();
  const paying = usePaying<Wanted, WireMembership>(cards, {
    attempts: joinAttempts,
    texts: JOIN_TEXTS,
    paidMessage: 'Your payment has been processed securely. Creating your membership...',
    async make({ intent }, options) {
      return (await browserApi(createMembership, { body: { paymentIntentId: intent.id } }, options)).body;
    },
    onDone: () => formDraft(MEMBER_FORM).forget(),
    show: async (id) => await navigate(joinedPath(id), { replace: true }),
  });

  return {
    ...paying,
    /** Buys the plan with a valid form and card. */
    join(form: MembershipForm, payWithCard: PayWithCard) {
      paying.buy(async () => {
        const membership = {
          plan: plan.id,
          amount: plan.price,
          member: MemberDetails.parse(form),
        };
        return {
          wanted: membership,
          start: (options) => start(membership, options),
          confirm: (intent) => payWithCard(intent, toCardHolder(form)),
        };
      });
    },
  };
}

export type JoiningState = ReturnType<typeof useJoin>;

async function start(wanted: Wanted, options: CallOptions) {
  const { body } = await browserApi(startMembershipCheckout, { body: wanted }, options);
  return {
    intent: { id: body.paymentIntentId, clientSecret: body.clientSecret },
    madeId: body.membershipId,
    heldUntil: null,
  };
}

function toCardHolder({ cardholderName, email, phone, address, city, state, postalCode }: MembershipForm) {
  return { name: cardholderName, email, phone, address, city, state, zip: postalCode };
}
