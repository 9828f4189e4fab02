import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { MAX_WISH_CHOICE, MAX_WISHES } from '#domain/wishes/wish-list.ts';
import { call } from '../define-call.ts';
import { optionalText, requiredText, text, timestamp } from '../fields.ts';
import { money, sentMoney } from '../money.ts';
import { component } from '../openapi-component.ts';
import { ProductCard } from './products.ts';

/*
 * The wish list of the email that this browser has proven last. All calls answer 403 without a proof: a
 * guest's list stays in the browser.
 */

const WishChoice = z.object({
  /** The query of the product's page. */
  query: text(MAX_WISH_CHOICE),
  words: text(MAX_WISH_CHOICE),
  image: text(MAX_WISH_CHOICE),
});

const Wish = component('Wish', {
  productId: z.string(),
  /** The price with which its card was shown when it was added. */
  seenPrice: money(),
  addedAt: timestamp,
  /** The choice at the time when the wish was added. */
  choice: z.optional(WishChoice),
  /** Absent if it is not sold any more. */
  product: z.optional(ProductCard),
});

export type WireWish = z.output<typeof Wish>;

export const listWishes = call({
  path: '/account/wishes',
  summary: 'The wish list, newest first',
  output: z.array(Wish),
  failures: [403],
});

export const addWishes = call({
  method: 'PUT',
  path: '/account/wishes',
  summary: 'Unite the wish list with these products; one that is there keeps the price that was seen first',
  body: z.object({
    wishes: z
      .array(
        z.object({
          productId: requiredText('Product', LIMITS.id),
          seenPrice: sentMoney(),
          addedAt: timestamp,
          choice: z.optional(WishChoice),
        }),
      )
      .check(z.maxLength(MAX_WISHES, `At most ${MAX_WISHES} products`)),
  }),
  output: z.array(Wish),
});

export const removeWishes = call({
  method: 'DELETE',
  path: '/account/wishes',
  summary: 'Remove a product from the wish list, or all of them',
  query: z.object({ productId: optionalText(LIMITS.id) }),
  output: z.array(Wish),
});
