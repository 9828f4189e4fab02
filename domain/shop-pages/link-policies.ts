import { POLICIES, POLICY_PATHS, POLICY_TITLES } from './shop-page.ts';

type Link = { label: string; to: string };

/** Links to the published policies; `hasReturnPolicy` as the settings say. */
export function linkPolicies(
  published: readonly { id: string; title: string }[],
  hasReturnPolicy: boolean,
): Link[] {
  const returns = hasReturnPolicy ? [{ label: POLICY_TITLES.returns, to: POLICY_PATHS.returns }] : [];
  const others = POLICIES.flatMap((policy) => {
    const page = published.find(({ id }) => id === policy && id !== 'returns');
    return page ? [{ label: page.title, to: POLICY_PATHS[policy] }] : [];
  });
  return [...returns, ...others];
}
