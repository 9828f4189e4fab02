import type { Hono } from 'hono';
import type { WireWish } from '#contract/calls/wishes.ts';
import * as calls from '#contract/calls/wishes.ts';
import type { Database } from '#db/connection.ts';
import type { WishList } from '#domain/wishes/wish-list.ts';
import { type Refusal, refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { type Limit, throttle } from '../http/throttle.ts';
import type { Visitor } from '../http/visitor.ts';
import { presentProductCard } from '../products/present-product.ts';
import { findProductCards } from '../products/product-queries.ts';
import { addToWishList, removeFromWishList } from './change-wish-list.ts';
import { findWishList } from './wish-list-queries.ts';

/** Binds the calls of the wish list of the email that a browser has proven last. */
export function wishRoutes(app: Hono<Environment>, { db, now }: { db: Database; now: () => Date }): void {
  bind(app, calls.listWishes, async (_, { visitor }) => {
    const email = await visitor.provenEmail();
    if (email === null) return NOT_PROVEN;
    return success(await present(await findWishList(db, email)));
  });

  bind(app, calls.addWishes, async ({ body: { wishes } }, { visitor }) => {
    const email = await emailToChange(visitor);
    if (typeof email !== 'string') return email;
    const known = await presentCards(wishes);
    const latest = now().toISOString();
    const added = wishes
      .filter(({ productId }) => known.has(productId))
      // A clock that is ahead would keep its wishes first for ever.
      .map((wish) => ({ ...wish, addedAt: wish.addedAt < latest ? wish.addedAt : latest }));
    return success(await present(await addToWishList(db, email, added)));
  });

  bind(app, calls.removeWishes, async ({ query: { productId } }, { visitor }) => {
    const email = await emailToChange(visitor);
    if (typeof email !== 'string') return email;
    return success(await present(await removeFromWishList(db, email, productId)));
  });

  /** Returns the proven email, unless it changes too much. */
  async function emailToChange(visitor: Visitor): Promise<string | Refusal> {
    const email = await visitor.provenEmail();
    if (email === null) return NOT_PROVEN;
    return (await throttle(db, CHANGES, email)) ?? email;
  }

  /** By the id of the product. */
  async function presentCards(wishes: readonly { productId: string }[]) {
    const cards = await findProductCards(
      db,
      wishes.map(({ productId }) => productId),
    );
    return new Map(cards.map((card) => [card.id, card]));
  }

  async function present(wishes: WishList): Promise<WireWish[]> {
    const cards = await presentCards(wishes);
    return wishes.map(({ productId, seenPrice, addedAt, choice }) => {
      const card = cards.get(productId);
      return {
        productId,
        seenPrice,
        addedAt,
        ...(choice && { choice: { query: choice.query, words: choice.words, image: choice.image } }),
        ...(card && { product: presentProductCard(card) }),
      };
    });
  }
}

const CHANGES: Limit = { name: 'changes of wish lists', limit: 500, seconds: 3_600 };

const NOT_PROVEN = refuse('not_allowed', 'Please confirm your email address first.');
