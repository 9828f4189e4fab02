import { useNavigate } from 'react-router';
import { MAX_WISHES, type Wish } from '#domain/wishes/wish-list.ts';
import { useHydrated } from '#web/shared/use-hydrated.ts';
import { type Notice, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { WISH_LIST_PATH } from './wish-list-path.ts';
import { addAllToWishes } from './wish-store.ts';

type Offered = Omit<Wish, 'addedAt'>;

/** Adds a shared list to the visitor's own, in its order. */
export function AddAllButton({ wishes }: { wishes: readonly Offered[] }) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const add = useMutation(() => addAllToWishes(wishesNow(wishes)), {
    topic: 'wish list',
    refresh: 'never',
    failure: 'Not Added',
    success: (counts) => createNotice(counts, () => void navigate(WISH_LIST_PATH)),
  });
  return (
    <div className="mt-6">
      <Button
        variant="primary"
        className="noscript:hidden!"
        busy={add.busy}
        disabled={!isHydrated}
        onClick={() => void add.run()}
      >
        Add all to my wish list
      </Button>
      <noscript>
        <p className="max-w-4xl rounded-lg bg-sunken p-4">Adding these to a wish list needs JavaScript.</p>
      </noscript>
    </div>
  );
}

/** Each a millisecond older than the one before, as a wish list has the newest first. */
function wishesNow(wishes: readonly Offered[]): Wish[] {
  const now = Date.now();
  return wishes.map(({ productId, seenPrice }, place) => ({
    productId,
    seenPrice,
    addedAt: new Date(now - place).toISOString(),
  }));
}

function createNotice(counts: Awaited<ReturnType<typeof addAllToWishes>>, onView: () => void): Notice {
  if (counts === null)
    return {
      tone: 'error',
      title: 'Not Saved',
      message: 'Your browser stores no wish list for this shop.',
    };
  const { added, leftOut } = counts;
  const action = { label: 'View', onAction: onView };
  if (leftOut > 0)
    return {
      tone: 'warning',
      title: 'Your wish list is full',
      message: `It holds ${MAX_WISHES} products, so ${leftOut} of these could not be added.`,
      action,
    };
  if (added === 0) return { tone: 'info', title: 'All of these are on your wish list already', action };
  return {
    title: 'Saved to your wish list',
    message: added === 1 ? 'One product was added.' : `${added} products were added.`,
    action,
  };
}
