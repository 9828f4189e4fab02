import { useEffect, useEffectEvent, useState } from 'react';
import { findMemberPrice, type MemberPrice } from '#contract/calls/memberships.ts';
import { browserApi } from '#web/data.ts';

/** Milliseconds without typing until an address is asked about. */
const PAUSE = 400;

const NOTHING: MemberPrice = { isProven: false };

/**
 * The member's price of an e-mail address in this browser, null where none is typed yet. Asked for anew
 * whenever the address changes, and when `reason` does: something that has shown that the answer may be old.
 * Without an answer there is none.
 */
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
