import { useEffect, useEffectEvent, useState } from 'react';
import { findMemberPrice, type MemberPrice } from '#contract/calls/memberships.ts';
import { browserApi } from '#web/data.ts';

/** Milliseconds after typing before the request. */
const PAUSE = 400;

const NOTHING: MemberPrice = { isProven: false };

/** The member price of an email address, none on failure. Requested again when `reason` changes. */
export function useMemberPrice(email: string | null, reason: unknown) {
  const [answer, setAnswer] = useState<{ email: string; price: MemberPrice } | null>(null);
  const price = answer !== null && answer.email === email ? answer.price : NOTHING;

  async function look(checkedEmail: string) {
    const answered = await browserApi(findMemberPrice, { body: { email: checkedEmail } }).catch(() => null);
    setAnswer({ email: checkedEmail, price: answered?.body ?? NOTHING });
  }

  const lookLater = useEffectEvent((checkedEmail: string) =>
    setTimeout(() => void look(checkedEmail), PAUSE),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason is what makes it happen again
  useEffect(() => {
    if (email === null) return;
    const timer = lookLater(email);
    return () => clearTimeout(timer);
  }, [email, reason]);

  return { price, lookAgain: () => (email === null ? undefined : look(email)) };
}
