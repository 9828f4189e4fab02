import type { Hono } from 'hono';
import * as calls from '#contract/calls/staff-reviews.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { ReviewChange, ReviewEdit } from '#domain/reviews/change-review.ts';
import { reviewList } from '#domain/reviews/review-list.ts';
import { refuse, success } from '../http/answer.ts';
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
    const found = await findStaffReview(db, id);
    return found ? success(presentStaffReview(found)) : NOT_FOUND;
  };
  const changeOne = async (id: string, change: ReviewChange, staff: Staff) => {
    const { failed } = await changeReviews(db, [id], change, { staff, now: now() });
    return failed.length > 0 ? NOT_FOUND : await answerWith(id);
  };

  bindList(app, services, calls.listReviews, { page: staffReviewQueries.page, present: presentStaffReview });

  bindExport(app, services, calls.exportReviews, (filter, context) => ({
    name: reviewList.name,
    csv: csvStream(REVIEW_CSV_COLUMNS, staffReviewQueries.readAll(db, filter, context), context.zone),
  }));

  bind(app, calls.changeReviewsInBulk, async ({ body: { ids, action } }, { staff }) => {
    const at = now();
    return success(await changeReviews(db, ids, changeOf(action, at), { staff, now: at }));
  });

  bind(app, calls.getStaffReview, ({ params }) => answerWith(params.id));

  bind(app, calls.updateReview, ({ params, body }, { staff }) =>
    changeOne(params.id, { kind: 'edit', edit: editOf(body) }, staff),
  );

  bind(app, calls.deleteReview, ({ params }, { staff }) =>
    changeOne(params.id, { kind: 'delete', at: now() }, staff),
  );

  bind(app, calls.restoreReview, ({ params }, { staff }) => changeOne(params.id, { kind: 'restore' }, staff));
}

const NOT_FOUND = refuse('not_found', 'Review not found');

function changeOf(action: calls.ReviewAction, at: Date): ReviewChange {
  switch (action) {
    case 'verify':
      return { kind: 'edit', edit: { verified: true } };
    case 'unverify':
      return { kind: 'edit', edit: { verified: false } };
    case 'delete':
      return { kind: 'delete', at };
    case 'restore':
      return { kind: 'restore' };
  }
}

type Sent = { [Name in keyof ReviewEdit]?: ReviewEdit[Name] | undefined };

function editOf({ userEmail, ...sent }: Sent): ReviewEdit {
  const edit = { ...sent, userEmail: userEmail && normalizeEmail(userEmail) };
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
}
