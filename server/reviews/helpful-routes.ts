import type { Hono } from 'hono';
import { markHelpful, unmarkHelpful } from '#contract/calls/reviews.ts';
import type { Database } from '#db/connection.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { type Limit, throttle, throttleAll, undoTry } from '../http/throttle.ts';
import { presentReview } from './present-review.ts';
import { findReview } from './review-queries.ts';
import { vote } from './vote.ts';

const FROM_IP: Limit = { name: 'helpful from address', limit: 120, seconds: 3_600 };

/** A browser without cookies is new each time, so votes for a review are also limited by address. */
const OF_REVIEW_FROM_ADDRESS: Limit = { name: 'helpful of review', limit: 10, seconds: 86_400 };

/** Each vote has the page of its product rendered again. */
const OF_PRODUCT_FROM_IP: Limit = { name: 'helpful of product from address', limit: 40, seconds: 3_600 };

/** From all addresses together. */
const OF_PRODUCT: Limit = { name: 'helpful of product', limit: 600, seconds: 3_600 };

/** Votes for helpful reviews. */
export function helpfulRoutes(app: Hono<Environment>, { db, now }: { db: Database; now: () => Date }): void {
  bind(app, markHelpful, async ({ params: { id } }, { visitor: { ip }, buyerDigest }) => {
    const subject = `${id} ${ip}`;
    const tooMany = (await limitVotes(id, ip)) ?? (await throttle(db, OF_REVIEW_FROM_ADDRESS, subject));
    if (tooMany) return tooMany;
    const isCounted = await vote(db, {
      reviewId: id,
      voterDigest: buyerDigest,
      isHelpful: true,
      now: now(),
    });
    if (!isCounted) await undoTry(db, OF_REVIEW_FROM_ADDRESS, subject);
    return await answerWith(id);
  });

  bind(app, unmarkHelpful, async ({ params: { id } }, { visitor, buyerDigest }) => {
    const tooMany = await limitVotes(id, visitor.ip);
    if (tooMany) return tooMany;
    await vote(db, { reviewId: id, voterDigest: buyerDigest, isHelpful: false, now: now() });
    return await answerWith(id);
  });

  async function limitVotes(id: string, ip: string) {
    const tooMany = await throttle(db, FROM_IP, ip);
    if (tooMany) return tooMany;
    // Without a review there is nothing to render again.
    const review = await findReview(db, id);
    if (!review) return null;
    const { productId } = review;
    return await throttleAll(db, [
      [OF_PRODUCT_FROM_IP, `${productId} ${ip}`],
      [OF_PRODUCT, productId],
    ]);
  }

  async function answerWith(id: string) {
    const review = await findReview(db, id);
    if (!review) return refuse('not_found', 'Review not found');
    return success(presentReview(review), { remembersBuyer: true });
  }
}
