type Account = { id: string; createdAt: Date };

/**
 * The owner of the shop: the first of the accounts that can sign in, whom others can neither remove nor
 * reset. Null without accounts.
 */
export function ownerOf<Owner extends Account>(accounts: readonly Owner[]): Owner | null {
  return accounts.reduce<Owner | null>(
    (first, account) => (first === null || isBefore(account, first) ? account : first),
    null,
  );
}

function isBefore(one: Account, other: Account): boolean {
  const apart = one.createdAt.getTime() - other.createdAt.getTime();
  return apart === 0 ? one.id < other.id : apart < 0;
}
