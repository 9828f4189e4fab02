import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { WISH_LIST_PATH } from './wish-list-path.ts';

/** The way to the wish list from the account. */
export function WishListCard() {
  return (
    <Card as="section" aria-labelledby="wish-list">
      <h2 id="wish-list" className="mb-4 text-2xl">
        Wish list
      </h2>
      <p className="mb-5 text-muted">What you marked with a heart, with the prices of today.</p>
      <ButtonLink to={WISH_LIST_PATH}>See your wish list</ButtonLink>
    </Card>
  );
}
