import { CartHost } from '../cart/adding/cart-host.tsx';
import { LazyPendingPage } from './lazy-pending-page.tsx';
import { useOfflineLinks } from './use-offline-links.ts';
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';

/**
 * Loads the parts that no page needs at first: the skeleton of the next page, the cart's panel, the end of
 * the account, and the treatment of links without a connection.
 */
export function LateParts({ path }: { path: string | null }) {
  useSignOutElsewhere();
  useOfflineLinks();
  return (
    <>
      <CartHost />
      <LazyPendingPage path={path} />
    </>
  );
}
