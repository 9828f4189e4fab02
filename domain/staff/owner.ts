export type Account = {
  id: string;
  createdAt: Date;
  /** True until the first password is set. */
  isInvited: boolean;
  /** The publicly known account of a demo. */
  isDemo: boolean;
};

/**
 * The owner of the shop, whom others can neither remove nor reset: the first account of a person, even if the
 * demo's is older, which anybody may have used. While all people are only invited, it is the demo's where
 * that works, otherwise the first of theirs. Null without accounts.
 */
export function findOwner<Owner extends Account>(
  accounts: readonly Owner[],
  { demoSignIn }: { demoSignIn: boolean },
): Owner | null {
  const people = accounts.filter(({ isDemo }) => !isDemo);
  const demo = accounts.filter(({ isDemo }) => isDemo && demoSignIn);
  return findFirst(people.filter(({ isInvited }) => !isInvited)) ?? findFirst(demo) ?? findFirst(people);
}

function findFirst<Owner extends Account>(accounts: readonly Owner[]): Owner | null {
  return accounts.reduce<Owner | null>(
    (first, account) => (first === null || isBefore(account, first) ? account : first),
    null,
  );
}

function isBefore(one: Account, other: Account): boolean {
  const apart = one.createdAt.getTime() - other.createdAt.getTime();
  return apart === 0 ? one.id < other.id : apart < 0;
}
