import { inBrowser, onServer } from '#web/data.ts';
import { pageMeta } from '#web/meta.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import type { Route } from './+types/account';
import { ACCOUNT_PATH } from './account-path.ts';
import { AccountView } from './account-view.tsx';
import { loadAccount } from './load-account.ts';
import { SignIn } from './sign-in.tsx';

export const loader = onServer(loadAccount);
export const clientLoader = inBrowser(loadAccount);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Your account',
    description: 'Your orders, addresses and membership, by a code that we send to your email address.',
    path: ACCOUNT_PATH,
    noIndex: true,
  });

export default function Account({ loaderData: account }: Route.ComponentProps) {
  return (
    <Container className="py-10 sm:py-14">
      {account.show === 'failed' && (
        <ErrorState
          title="Your account could not be loaded"
          text={account.message}
          retryHref={ACCOUNT_PATH}
        />
      )}
      {account.show === 'signIn' && <SignIn />}
      {account.show === 'account' && <AccountView key={account.email} {...account} />}
    </Container>
  );
}
