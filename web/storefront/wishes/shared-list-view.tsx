import Heart from 'lucide-react/icons/heart';
import type { WireProductCard } from '#contract/calls/products.ts';
import { MAX_WISHES } from '#domain/wishes/wish-list.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { cardPrices } from '../pricing/card-prices.ts';
import { AddAllButton } from './add-all-button.tsx';
import type { LoadedSharedList } from './load-shared-list.ts';
import { WishRow } from './wish-row.tsx';

/** The wish list that somebody shared by a link. */
export function SharedListView({ list }: { list: LoadedSharedList }) {
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="text-4xl">A shared wish list</h1>
      {list.show === 'failed' ? (
        <ErrorState title="This list could not be loaded" text={list.message} retryHref={list.retryHref} />
      ) : (
        <>
          {list.isCut && (
            <p className="mt-3 text-muted">
              Only the first {MAX_WISHES} products of this link are looked at.
            </p>
          )}
          {list.gone > 0 && <p className="mt-3 text-muted">{goneWords(list.gone)}</p>}
          {list.products.length === 0 ? <NoProducts /> : <SharedProducts products={list.products} />}
        </>
      )}
    </Container>
  );
}

function goneWords(count: number): string {
  return count === 1
    ? 'One product of this list is not sold any more.'
    : `${count} products of this list are not sold any more.`;
}

function NoProducts() {
  return (
    <EmptyState
      icon={<Heart className="size-10" strokeWidth={1.25} />}
      title="This list is empty."
      action={
        <ButtonLink to="/user/products" variant="primary">
          Browse Products
        </ButtonLink>
      }
    />
  );
}

function SharedProducts({ products }: { products: readonly WireProductCard[] }) {
  // A product that is added from here was seen at the price of now.
  const wishes = products.map((product) => ({
    productId: product._id,
    seenPrice: cardPrices(product).current,
    product,
  }));
  return (
    <>
      <AddAllButton wishes={wishes} />
      <ul aria-label="Shared wish list" className="mt-8 max-w-4xl divide-y divide-line border-y border-line">
        {wishes.map((wish) => (
          <WishRow key={wish.productId} wish={wish} />
        ))}
      </ul>
    </>
  );
}
