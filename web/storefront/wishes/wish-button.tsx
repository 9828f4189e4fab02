import Heart from 'lucide-react/icons/heart';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/client.ts';
import type { Cents } from '#domain/money.ts';
import type { WishChoice } from '#domain/wishes/wish-list.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { WISH_LIST_PATH } from './wish-list-path.ts';
import { addToWishes, browserWishes, removeFromWishes, saveUnsavedWishes } from './wish-store.ts';

interface WishButtonProps {
  productId: string;
  /** The price that the product's card shows. */
  seenPrice: Cents;
  /** The choice; null for a product without options. */
  choice: WishChoice | null;
}

/** Puts a product on the wish list of this browser and its account, or takes it off. */
export function WishButton({ productId, seenPrice, choice }: WishButtonProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const isWished = browserWishes.useItems().some((wish) => wish.productId === productId);
  useEffect(save, []);

  function add() {
    const addedAt = new Date().toISOString();
    const wish = { productId, seenPrice, addedAt, ...(choice && { choice }) };
    if (!addToWishes(wish)) {
      toast.error('Not Saved', 'Your browser stores no wish list for this shop.', TOPIC);
      return;
    }
    save();
    const action = { label: 'View', onAction: () => void navigate(WISH_LIST_PATH) };
    toast.success('Saved to your wish list', undefined, { ...TOPIC, action });
  }

  async function remove() {
    try {
      await removeFromWishes(productId);
      toast.info('Removed from your wish list', undefined, TOPIC);
    } catch (error) {
      toast.error('Not Removed', error instanceof ApiError ? error.message : undefined, TOPIC);
    }
  }

  return (
    <Button
      variant="quiet"
      aria-pressed={isWished}
      icon={
        <Heart
          aria-hidden="true"
          className={isWished ? 'size-5 text-accent-ink' : 'size-5'}
          fill={isWished ? 'currentColor' : 'none'}
        />
      }
      onClick={() => (isWished ? void remove() : add())}
    >
      Wish List
    </Button>
  );
}

const TOPIC = { topic: 'wish list' };

/** A wish that cannot be sent now is sent with the next one. */
function save(): void {
  saveUnsavedWishes().catch(() => undefined);
}
