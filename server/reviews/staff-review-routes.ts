import type { Hono } from 'hono';
import * as calls from '#contract/calls/staff-reviews.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { ReviewChange, ReviewEdit, ReviewProblem } from '#domain/reviews/change-review.ts';
import { reviewList } from '#domain/reviews/review-list.ts';
import { type Refusal, refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvStream } from '../http/csv.ts';
import type { Staff } from '../http/staff.ts';
import { bindExport, bindList, type ListServices } from '../lists/bind-list.ts';
import { changeReviews } from './change-reviews.ts';
import { presentStaffReview } from './present-review.ts';
import { REVIEW_CSV_COLUMNS } from './review-columns.ts';
import { findStaffReview, staffReviewQueries } from './staff-review-queries.ts';

/** Reviews for staff. */
export function staffReviewRoutes(app: Hono<Environment>, services: ListServices): void {
  const { db, now } = services;
  const answerWith = async (id: string) => {
    const review = await findStaffReview(db, id);
    return review ? success(presentStaffReview(review)) : NOT_FOUND;
  };
  const changeOne = async (id: string, change: ReviewChange, staff: Staff) => {
    const { failed } = await changeReviews(db, [id], change, { staff, now: now() });
    return failed[0] ? REFUSALS[failed[0].problem] : await answerWith(id);
  };

  bindList(app, services, calls.listReviews, { page: staffReviewQueries.page, present: presentStaffReview });

  bindExport(app, services, calls.exportReviews, (filter, context) => ({
    name: reviewList.name,
    csv: csvStream(REVIEW_CSV_COLUMNS, staffReviewQueries.readAll(db, filter, context), context.zone),
  }));

  bind(app, calls.changeReviewsInBulk, async ({ body: { ids, action } }, { staff }) => {
    const at = now();
    const { succeeded, failed } = await changeReviews(db, ids, toChange(action, at), { staff, now: at });
    const messages = failed.map(({ id, problem }) => ({ id, message: MESSAGES[problem] }));
    return success({ succeeded, failed: messages });
  });

  bind(app, calls.getStaffReview, ({ params }) => answerWith(params.id));

  bind(app, calls.updateReview, ({ params, body }, { staff }) =>
    changeOne(params.id, { kind: 'edit', edit: toEdit(body) }, staff),
  );

  bind(app, calls.approveReview, ({ params }, { staff }) => changeOne(params.id, { kind: 'approve' }, staff));

  bind(app, calls.rejectReview, ({ params }, { staff }) =>
    changeOne(params.id, { kind: 'reject', at: now() }, staff),
  );

  bind(app, calls.deleteReview, ({ params }, { staff }) =>
    changeOne(params.id, { kind: 'delete', at: now() }, staff),
  );

  bind(app, calls.restoreReview, ({ params }, { staff }) => changeOne(params.id, { kind: 'restore' }, staff));
}

const MESSAGES: Record<ReviewProblem, string> = {
  missing: 'Review not found',
  published: 'This review is published already.',
};

const NOT_FOUND = refuse('not_found', MESSAGES.missing);

const REFUSALS: Record<ReviewProblem, Refusal> = {
  missing: NOT_FOUND,
  published: refuse('conflict', MESSAGES.published),
};

function toChange(action: calls.ReviewAction, at: Date): ReviewChange {
  switch (action) {
    case 'verify':
      return { kind: 'edit', edit: { verified: true } };
    case 'unverify':
      return { kind: 'edit', edit: { verified: false } };
    case 'approve':
      return { kind: 'approve' };
    case 'reject':
      return { kind: 'reject', at };
    case 'delete':
      return { kind: 'delete', at };
    case 'restore':
      return { kind: 'restore' };
  }
}

type Sent = { [Name in keyof ReviewEdit]?: ReviewEdit[Name] | undefined };

function toEdit({ userEmail, ...sent }: Sent): ReviewEdit {
  const edit = { ...sent, userEmail: userEmail && normalizeEmail(userEmail) };
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
}
