import {
  changeReviewsInBulk,
  type ReviewAction,
  updateReview,
  type WireStaffReview,
} from '#contract/calls/staff-reviews.ts';
import { ApiError } from '#contract/client.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi } from '#web/data.ts';
import { type Notice, useMutation } from '#web/shared/use-mutation.ts';
import { inBatches } from '../lists/in-batches.ts';
import { useBulkChange } from '../lists/use-bulk-change.ts';

/** Reviews in one call, at most 1,000. */
const BATCH = 200;

/** Milliseconds to undo a deletion. */
const UNDO_TIME = 10_000;

/** The decisions of staff about a waiting review. */
export type Verdict = 'approve' | 'reject';
type Decision = { review: WireStaffReview; verdict: Verdict };

/** Changes of reviews, with the messages of section 8 of the specification. */
export function useReviewActions() {
  const restore = useMutation((ids: readonly string[]) => changeAll(ids, 'restore'), {
    keyOf: (ids) => ids.join(),
    success: (_, ids) =>
      ids.length === 1 ? 'Review restored' : `${formatCount(ids.length)} reviews restored`,
    failure: 'Failed to restore',
    refresh: 'conflict',
  });
  const undoable =
    (done: string) =>
    (ids: readonly string[]): Notice => ({
      title: ids.length === 1 ? `Review ${done}` : `${formatCount(ids.length)} reviews ${done}`,
      duration: UNDO_TIME,
      action: { label: 'Undo', onAction: () => void restore.run(ids) },
    });
  const deletedNotice = undoable('deleted');
  const rejectedNotice = undoable('rejected');
  const remove = useMutation(({ _id }: WireStaffReview) => changeAll([_id], 'delete'), {
    success: (_, { _id }) => deletedNotice([_id]),
    failure: 'Failed to delete review',
    refresh: 'conflict',
  });
  const decide = useMutation(({ review: { _id }, verdict }: Decision) => changeAll([_id], verdict), {
    keyOf: ({ review }) => review._id,
    success: (_, { review: { _id }, verdict }) =>
      verdict === 'reject' ? rejectedNotice([_id]) : 'Review approved',
    failure: (error, { verdict }) => ({ title: `Failed to ${verdict} review`, message: error.message }),
    refresh: 'conflict',
  });
  const verify = useMutation(
    ({ id, verified }: { id: string; verified: boolean }) =>
      browserApi(updateReview, { params: { id }, body: { verified } }),
    {
      keyOf: ({ id }) => id,
      overlaps: true,
      topic: ({ id }) => `verified ${id}`,
      failure: 'Failed to update review',
    },
  );
  const bulk = useBulkChange<WireStaffReview, ReviewAction>({
    batch: BATCH,
    send: change,
    notices: ({ succeeded, failed }, action) => [
      ...(failed.length > 0 ? [SOME_FAILED] : []),
      ...(succeeded.length === 0 ? [] : [doneNotice(succeeded, action)]),
    ],
    failure: () => NOT_LOADED,
  });

  function doneNotice(ids: readonly string[], action: ReviewAction): Notice {
    if (action === 'delete') return deletedNotice(ids);
    if (action === 'reject') return rejectedNotice(ids);
    if (action === 'approve') return `${formatCount(ids.length)} review(s) approved`;
    return `${formatCount(ids.length)} review(s) marked as ${DONE[action]}`;
  }

  /** The saved state, or the one being saved. */
  const isVerified = ({ _id, verified }: WireStaffReview) => verify.pending(_id)?.verified ?? verified;

  return {
    isVerified,
    toggle: (review: WireStaffReview) => void verify.run({ id: review._id, verified: !isVerified(review) }),
    remove: remove.run,
    isDeleting: remove.busy,
    /** True once it is done. */
    decide: (review: WireStaffReview, verdict: Verdict) => decide.run({ review, verdict }),
    isDeciding: ({ _id }: WireStaffReview) => decide.pending(_id) !== undefined,
    restore: ({ _id }: WireStaffReview) => void restore.run([_id]),
    isRestoring: ({ _id }: WireStaffReview) => restore.pending(_id) !== undefined,
    bulk,
  };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;

/** The result of an action, after a count. */
export const DONE: Record<ReviewAction, string> = {
  delete: 'deleted',
  approve: 'approved',
  reject: 'rejected',
  verify: 'verified',
  unverify: 'unverified',
  restore: 'restored',
};

const SOME_FAILED: Notice = {
  tone: 'error',
  title: 'Failed to perform bulk action',
  message: 'Which and why stands below the list.',
};

const NOT_LOADED: Notice = {
  title: 'Failed to perform bulk action',
  message: 'The selected reviews could not be loaded. Please try again.',
};

/** Throws if one of the reviews cannot be changed. */
async function changeAll(ids: readonly string[], action: ReviewAction) {
  const rows = ids.map((id) => ({ id }));
  const { failed } = await inBatches(rows, BATCH, (batch) => change(batch, action));
  if (failed[0]) throw new ApiError(409, { message: failed[0].message });
}

async function change(reviews: readonly { id: string }[], action: ReviewAction) {
  const ids = reviews.map(({ id }) => id);
  return (await browserApi(changeReviewsInBulk, { body: { ids, action } })).body;
}
