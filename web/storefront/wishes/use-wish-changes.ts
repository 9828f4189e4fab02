import type { Wish } from '#domain/wishes/wish-list.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import type { ShownWish } from './wish-row.tsx';
import { addToWishes, removeFromWishes, saveWishes } from './wish-store.ts';

/** Removes from the shown wish list, and puts back what was removed. */
export function useWishChanges() {
  const topic = 'wish list';
  const putBack = useMutation(
    async ({ productId, seenPrice, addedAt, choice }: Wish) => {
      addToWishes({ productId, seenPrice, addedAt, ...(choice && { choice }) });
      await saveWishes();
    },
    { topic, failure: 'Not Put Back' },
  );
  const remove = useMutation((wish: ShownWish) => removeFromWishes(wish.productId), {
    topic,
    keyOf: ({ productId }) => productId,
    failure: 'Not Removed',
    success: (_, wish) => ({
      tone: 'info',
      title: wish.product ? `${wish.product.name} Removed` : 'Removed from your wish list',
      duration: 20_000,
      action: { label: 'Undo', onAction: () => void putBack.run(wish) },
    }),
  });
  return {
    remove: remove.run,
    isRemoving: (productId: string) => remove.pending(productId) !== undefined,
  };
}
