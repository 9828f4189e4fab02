import { redirect, useNavigate, useSearchParams } from 'react-router';
import { getSession, getSignInOptions } from '#contract/calls/sign-in.ts';
import { inBrowser, type LoadArgs, loaded, onServer } from '#web/data.ts';
import { findShopName, pageMeta } from '#web/meta.ts';
import { isSignedOut } from '#web/staff-session.ts';
import type { Route } from './+types/sign-in';
import { backOfficePath } from './back-office-path.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    wholeTitle: `Sign in – ${findShopName(matches)} back office`,
    description: `The back office of ${findShopName(matches)}, for staff.`,
    path: '/admin-login',
    noIndex: true,
  });

/** Redirects staff who are already signed in. */
async function load({ api, url }: LoadArgs) {
  const isSignedIn = await api(getSession, {}).then(
    () => true,
    (error: unknown) => {
      if (isSignedOut(error)) return false;
      throw error;
    },
  );
  if (isSignedIn) throw redirect(backOfficePath(url.searchParams.get('next')));
  const options = await loaded(api(getSignInOptions, {}));
  return { demo: options.ok ? options.data.body.demo : undefined };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function SignIn({ loaderData: { demo } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <SignInFrame
      title="Sign in to the back office"
      text="Products, orders, invoices and reviews are looked after here."
    >
      <SignInForm
        demo={demo}
        onSignedIn={() => navigate(backOfficePath(search.get('next')), { replace: true })}
      />
      {demo && (
        <p className="mt-6 rounded-lg bg-accent-soft px-4 py-3 text-sm text-accent-ink">
          This is a demo: sign in as <strong className="xs:whitespace-nowrap">{demo.email}</strong> with the
          password <strong>{demo.password}</strong>.
        </p>
      )}
    </SignInFrame>
  );
}
