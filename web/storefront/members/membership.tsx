import { useLocation, useSearchParams } from 'react-router';
import { planOf } from '#domain/members/plan.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { inBrowser, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import type { Route } from './+types/membership';
import { Joined } from './joined.tsx';
import { Joining } from './joining.tsx';
import { loadMembership } from './load-membership.ts';
import { chosenPlan, MEMBERSHIP_PATH } from './membership-address.ts';
import { MembershipFaq } from './membership-faq.tsx';
import { Plans } from './plans.tsx';

export const loader = onServer(loadMembership);
export const clientLoader = inBrowser(loadMembership);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const query = new URLSearchParams(location.search);
  const plan = chosenPlan(query);
  return pageMeta(matches, {
    title: plan ? `Become a ${planOf(plan).name} member – Marigold` : 'Membership – Marigold',
    description:
      'Free shipping and up to 15% off every order for a year. Paid once, with a 30-day money-back guarantee.',
    path: MEMBERSHIP_PATH,
    image: '/social-membership.png',
    noIndex: query.has('member'),
  });
};

export default function Membership({ loaderData: { settings, membership } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const plan = chosenPlan(query);
  if (plan && !membership) {
    return (
      <Container className="py-10 sm:py-14">
        {settings.ok ? (
          <Joining key={plan} plan={planOf(plan)} payment={settings.data.payment} />
        ) : (
          <ErrorState
            title="The membership form could not be loaded"
            text={settings.message}
            retryHref={pathname + search}
          />
        )}
      </Container>
    );
  }
  return (
    <Container className="py-section">
      {membership && <Joined membership={membership} />}
      <Plans />
      <MembershipFaq />
    </Container>
  );
}
