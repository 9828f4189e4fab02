import { CartHost } from '../cart/adding/cart-host.tsx';
import { LazyPendingPage } from './lazy-pending-page.tsx';

/** What no page shows at first: the skeleton of the next page, and what is added to the cart. */
export function LateParts({ path }: { path: string | null }) {
  return (
    <>
      <CartHost />
      <LazyPendingPage path={path} />
    </>
  );
}
