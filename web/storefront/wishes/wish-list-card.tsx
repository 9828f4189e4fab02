import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TitledCard } from '../titled-card.tsx';
import { WISH_LIST_PATH } from './wish-list-path.ts';

/** The way to the wish list from the account. */
export function WishListCard() {
  return (
    <TitledCard id="wish-list" title="Wish list">
      <p className="mb-5 text-muted">What you marked with a heart, with the prices of today.</p>
      <ButtonLink to={WISH_LIST_PATH}>See your wish list</ButtonLink>
    </TitledCard>
  );
}
