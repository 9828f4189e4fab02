import Heart from 'lucide-react/icons/heart';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { useStateText } from '../page-texts/state-texts-context.ts';
import { ShareButton } from '../share-button.tsx';
import { useCards } from '../use-cards.ts';
import { followAccount, unsavedWishes } from './browser-wishes.ts';
import type { LoadedWishList } from './load-wish-list.ts';
import { sharedListPath } from './shared-list-path.ts';
import { useWishChanges } from './use-wish-changes.ts';
import { WISH_LIST_PATH } from './wish-list-path.ts';
import { type ShownWish, WishRow } from './wish-row.tsx';
import { WishRowsSkeleton } from './wish-rows-skeleton.tsx';
import { browserWishes, saveWishes } from './wish-store.ts';

/** The wish list of the account, or of a browser without one. */
export function WishListView({ list }: { list: LoadedWishList }) {
  return (
    <Container className="py-10 sm:py-14">
      {list.show === 'failed' && (
        <>
          <h1 className="text-4xl">{TITLE}</h1>
          <ErrorState
            title="Your wish list could not be loaded"
            text={list.message}
            retryHref={WISH_LIST_PATH}
          />
        </>
      )}
      {list.show === 'account' && <AccountWishes wishes={list.wishes} />}
      {list.show === 'guest' && <GuestWishes />}
    </Container>
  );
}

const TITLE = 'Your wish list';

/** Adds the wishes that this browser had before. */
function AccountWishes({ wishes }: { wishes: ShownWish[] }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (unsavedWishes(browserWishes.read()).length === 0)
      browserWishes.change((own) => followAccount(own, { sent: [], account: wishes }));
    // If that fails, it is sent with the next wish.
    else saveWishes().then(revalidate, () => undefined);
  }, [wishes, revalidate]);
  return <Wishes wishes={wishes} />;
}

function GuestWishes() {
  const own = browserWishes.useItems();
  const { cards, isLoading, failure, retry } = useCards(own.map(({ productId }) => productId));
  const isHydrated = useHydrated();
  if (failure !== null)
    return (
      <>
        <h1 className="text-4xl">{TITLE}</h1>
        <ErrorState
          title="Your wish list could not be loaded"
          text={failure}
          action={<Button onClick={retry}>Try now</Button>}
          retryHref={WISH_LIST_PATH}
          retryLabel="Reload the page"
        />
      </>
    );
  if (!isHydrated || isLoading)
    return (
      <>
        <h1 className="text-4xl">{TITLE}</h1>
        <WishRowsSkeleton />
        <noscript>
          <p className="mt-8 rounded-lg bg-sunken p-4">The wish list needs JavaScript.</p>
        </noscript>
      </>
    );
  const wishes = own.map((wish) => {
    const product = cards.get(wish.productId);
    return { ...wish, ...(product && { product }) };
  });
  return (
    <Wishes wishes={wishes}>
      <p className="mt-3 max-w-prose text-muted">
        It is in this browser only. <TextLink to="/user/account">Sign in</TextLink> to have it on your other
        devices.
      </p>
    </Wishes>
  );
}

function Wishes({ wishes, children }: { wishes: ShownWish[]; children?: React.ReactNode }) {
  const title = useStateText('emptyWishListTitle');
  const text = useStateText('emptyWishListText');
  const changes = useWishChanges();
  const [removals, setRemovals] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const sold = wishes.flatMap(({ product }) => product?._id ?? []);
  // The removed row had the focus.
  useEffect(() => {
    if (removals > 0) heading.current?.focus({ preventScroll: true });
  }, [removals]);

  async function remove(wish: ShownWish) {
    if (await changes.remove(wish)) setRemovals((before) => before + 1);
  }

  return (
    <>
      <div className="flex max-w-4xl flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {TITLE}
        </h1>
        {sold.length > 0 && (
          // Its words align with the edge of the list, within the gutter of the narrowest phone.
          <div className="-mx-4">
            <ShareButton title="A wish list" path={sharedListPath(sold)} what="this list">
              Share list
            </ShareButton>
          </div>
        )}
      </div>
      {wishes.length === 0 ? (
        <EmptyState
          icon={<Heart className="size-10" strokeWidth={1.25} />}
          title={title}
          text={text}
          action={
            <ButtonLink to="/user/products" variant="primary">
              Browse Products
            </ButtonLink>
          }
        />
      ) : (
        <>
          {children}
          <ul aria-label="Wish list" className="mt-8 max-w-4xl divide-y divide-line border-y border-line">
            {wishes.map((wish) => (
              <WishRow
                key={wish.productId}
                wish={wish}
                isRemoving={changes.isRemoving(wish.productId)}
                onRemove={() => void remove(wish)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
