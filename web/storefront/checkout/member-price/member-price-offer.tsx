import { useEffect, useRef, useState } from 'react';
import type { MemberPrice } from '#contract/calls/memberships.ts';
import { describeBenefit, findPlan } from '#domain/members/plan.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { EmailCode } from '../../email-codes/email-code.tsx';
import { useShopDetails } from '../../shop-details.ts';

type Props = {
  /** The typed email address, null while invalid. */
  email: string | null;
  price: MemberPrice;
  onProven: () => void;
  /** A code was mailed to `email`; `box` is its input. */
  onCodeSent: (email: string, box: { focus: () => void }) => void;
};

/** Offers the member price. Says nothing about membership until a code proves the email. */
export function MemberPriceOffer({ email, price, onProven, onCodeSent }: Props) {
  const [isAsked, setAsked] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { isProven } = price;

  // The focused element has just been removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the proof is what makes it happen again
  useEffect(() => {
    if (isAsked) section.current?.focus({ preventScroll: true });
  }, [isAsked, isProven]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Member price"
      className="outline-none border-t border-line pt-4 text-sm text-muted"
    >
      {renderContent()}
    </section>
  );

  function renderContent() {
    if (price.isProven) return <Proven price={price} />;
    if (!isAsked) {
      return (
        <p className="flex flex-wrap items-center gap-x-2">
          Are you a member?
          <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setAsked(true)}>
            Get your member price
          </Button>
        </p>
      );
    }
    if (email === null) return <p role="status">Enter your email address in the form first.</p>;
    return (
      <>
        <p className="mb-3 wrap-anywhere">
          We mail a code to {email}, to be sure that it is yours. Then your price is shown here.
        </p>
        <EmailCode
          key={email}
          whose={{ email }}
          onProven={onProven}
          onSent={(box) => onCodeSent(email, box)}
        />
      </>
    );
  }
}

function Proven({ price: { member } }: { price: MemberPrice }) {
  const { offersMemberships } = useShopDetails();
  if (!member) {
    return (
      <p role="status">
        There is no running membership for this email address.{' '}
        {offersMemberships && <TextLink to="/user/membership">See the plans</TextLink>}
      </p>
    );
  }
  const plan = findPlan(member.plan);
  return (
    <p role="status" className="font-medium text-good">
      Your {plan.name} member price: {describeBenefit(plan).join(', ').toLowerCase()}.
    </p>
  );
}
