import { CartHost } from '../cart/adding/cart-host.tsx';
import { LazyPendingPage } from './lazy-pending-page.tsx';
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';

/** What no page needs at first: the skeleton of the next page, the cart's panel, the end of the account. */
export function LateParts({ path }: { path: string | null }) {
  useSignOutElsewhere();
  return (
    <>
      <CartHost />
      <LazyPendingPage path={path} />
    </>
  );
}
