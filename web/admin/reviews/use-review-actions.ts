import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  changeReviewsInBulk,
  type ReviewAction,
  updateReview,
  type WireStaffReview,
} from '#contract/calls/reviews.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { type BulkResult, inBatches } from '../lists/in-batches.ts';

export type ReviewActions = {
  /** As it is, or as it is about to be. */
  isVerified: (review: WireStaffReview) => boolean;
  toggle: (review: WireStaffReview) => Promise<void>;
  remove: (review: WireStaffReview) => Promise<boolean>;
  restore: (ids: string[]) => Promise<void>;
  /** Does one thing with many, in batches, and says which it could not be done with. */
  applyToAll: (
    chosen: readonly { id: string }[],
    action: ReviewAction,
    onProgress: (done: number) => void,
  ) => Promise<BulkResult>;
};

/** Reviews in one call, at most 1,000. */
const BATCH = 200;

/** Milliseconds to take a deletion back: long enough to read what was deleted. */
const UNDO_TIME = 10_000;

/** What staff do with reviews, and what they are told of how it went (spec 8). */
export function useReviewActions(): ReviewActions {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({});

  async function changeAll(
    chosen: readonly { id: string }[],
    action: ReviewAction,
    onProgress?: (done: number) => void,
  ): Promise<BulkResult> {
    toast.begin();
    const change = async (batch: readonly { id: string }[]) => {
      const body = { ids: batch.map(({ id }) => id), action };
      return (await browserApi(changeReviewsInBulk, { body })).body;
    };
    const result = await inBatches(chosen, BATCH, change, onProgress);
    await revalidate();
    return result;
  }

  async function restore(ids: string[]) {
    try {
      const { failed } = await changeAll(
        ids.map((id) => ({ id })),
        'restore',
      );
      if (failed.length > 0) throw new Error(failed[0]?.message);
      toast.success(ids.length === 1 ? 'Review restored' : `${formatCount(ids.length)} reviews restored`);
    } catch (error) {
      toast.error('Failed to restore', messageOf(error));
    }
  }

  function tellDeleted(ids: string[]) {
    toast.success(
      ids.length === 1 ? 'Review deleted' : `${formatCount(ids.length)} reviews deleted`,
      undefined,
      {
        duration: UNDO_TIME,
        action: { label: 'Undo', onAction: () => void restore(ids) },
      },
    );
  }

  return {
    isVerified: ({ _id, verified }) => wanted[_id] ?? verified,
    restore,

    async toggle(review) {
      const verified = !(wanted[review._id] ?? review.verified);
      const topic = `verified ${review._id}`;
      setWanted((before) => ({ ...before, [review._id]: verified }));
      toast.begin(topic);
      try {
        await browserApi(updateReview, { params: { id: review._id }, body: { verified } });
        await revalidate();
      } catch (error) {
        toast.error('Failed to update review', messageOf(error), { topic });
      }
      // Unless it was toggled again meanwhile: then the later wish counts.
      setWanted((before) => {
        const { [review._id]: last, ...others } = before;
        return last === verified ? others : before;
      });
    },

    async remove({ _id }) {
      try {
        const { failed } = await changeAll([{ id: _id }], 'delete');
        if (failed.length > 0) throw new Error(failed[0]?.message);
        tellDeleted([_id]);
        return true;
      } catch (error) {
        toast.error('Failed to delete review', messageOf(error));
        return false;
      }
    },

    async applyToAll(chosen, action, onProgress) {
      const result = await changeAll(chosen, action, onProgress);
      const { succeeded, failed } = result;
      if (failed.length > 0)
        toast.error('Failed to perform bulk action', 'Which and why stands below the list.');
      if (succeeded.length === 0) return result;
      if (action === 'delete') tellDeleted(succeeded);
      else toast.success(`${formatCount(succeeded.length)} review(s) marked as ${DONE[action]}`);
      return result;
    },
  };
}

/** What a review is afterwards. */
export const DONE: Record<ReviewAction, string> = {
  delete: 'deleted',
  verify: 'verified',
  unverify: 'unverified',
  restore: 'restored',
};

function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
