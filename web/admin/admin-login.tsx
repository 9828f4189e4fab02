import { LandingFrame } from '../landing/landing-frame.tsx';
import { pageMeta } from '../meta.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { Route } from './+types/admin-login';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Back office – Marigold',
    description: 'The back office of Marigold, for staff.',
    path: '/admin-login',
    noIndex: true,
  });

/** Stands where staff will sign in. */
export default function AdminLogin() {
  return (
    <LandingFrame>
      <h1 className="text-5xl">The back office opens soon.</h1>
      <p className="mt-6 max-w-104 text-lg text-balance text-muted sm:text-xl">
        Products, orders, invoices and reviews will be looked after here. It comes with the next release; the
        shop itself is open.
      </p>
      <ButtonLink to="/user" variant="primary" size="lg" className="mt-10 max-sm:w-full">
        Back to the shop
      </ButtonLink>
    </LandingFrame>
  );
}
