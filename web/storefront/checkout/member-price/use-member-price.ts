import { useEffect, useEffectEvent, useState } from 'react';
import { findMemberPrice, type MemberPrice } from '#contract/calls/memberships.ts';
import { browserApi } from '#web/data.ts';

/** Milliseconds after typing before the request. */
const PAUSE = 400;

const NOTHING: MemberPrice = { isProven: false };

/** The member price of an email address, none on failure. Requested again when `reason` changes. */
export function useMemberPrice(email: string | null, reason: unknown) {
  const [found, setFound] = useState<{ email: string; price: MemberPrice } | null>(null);
  const price = found !== null && found.email === email ? found.price : NOTHING;

  async function look(address: string) {
    const answered = await browserApi(findMemberPrice, { body: { email: address } }).catch(() => null);
    setFound({ email: address, price: answered?.body ?? NOTHING });
  }

  const lookLater = useEffectEvent((address: string) => setTimeout(() => void look(address), PAUSE));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason is what makes it happen again
  useEffect(() => {
    if (email === null) return;
    const timer = lookLater(email);
    return () => clearTimeout(timer);
  }, [email, reason]);

  return { price, lookAgain: () => (email === null ? undefined : look(email)) };
}
