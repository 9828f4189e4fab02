import type { Hono } from 'hono';
import * as calls from '#contract/calls/cart.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import type { Visitor } from '../http/visitor.ts';
import type { StoredCart } from './cart-queries.ts';
import { addToCart, removeCartLine, setCodes, setLineQuantity } from './change-cart.ts';
import { findVisitorCart } from './find-visitor-cart.ts';
import { limitAdding, limitCodes } from './limit-cart.ts';
import { EMPTY_CART } from './present-cart.ts';
import type { CartServices, PricedCart } from './price-cart-lines.ts';
import { rememberCart } from './remember-cart.ts';
import { shareNewCart } from './share-new-cart.ts';
import { showCart } from './show-cart.ts';

/** Binds the calls of the cart of a browser. */
export function cartRoutes(app: Hono<Environment>, services: CartServices): void {
  const { db } = services;

  bind(app, calls.getCart, async (_, { visitor }) => {
    const cart = await findVisitorCart(services, visitor);
    return cart ? await answer(cart, visitor) : NO_CART;
  });

  bind(app, calls.addToCart, async ({ body }, { visitor, seed }) => {
    const refusal = await limitAdding(db, visitor);
    if (refusal) return refusal;
    const { addedAt, seenPrice, ...line } = body;
    const removed = { addedAt: addedAt ? new Date(addedAt) : null, seenPrice };
    const changed = await addToCart(services, line, { visitor, seed, removed });
    if (!changed.ok) return changed;
    const { key, isNew } = changed;
    const cart = isNew ? await shareNewCart(services, changed.cart, { visitor, seed }) : changed.cart;
    const shown = await showCart(services, cart, visitor);
    const added = { key, quantity: body.quantity };
    const remembersCart = rememberCart(cart, { isNew });
    return success({ ...shown, added }, { remembersCart, isRepeatable: true });
  });

  bind(app, calls.setCartQuantity, async ({ params: { key }, body: { quantity } }, { visitor }) => {
    const changed = await setLineQuantity(services, { key, quantity }, visitor);
    return changed.ok ? await answer(changed.cart, visitor) : changed;
  });

  bind(app, calls.removeFromCart, async ({ params: { key } }, { visitor }) => {
    const changed = await removeCartLine(services, key, visitor);
    return changed.ok ? await answer(changed.cart, visitor) : NO_CART;
  });

  bind(app, calls.setCartCodes, async ({ body: { codes } }, { visitor }) => {
    const refusal = await limitCodes(db, visitor);
    if (refusal) return refusal;
    const changed = await setCodes(services, codes, visitor);
    return changed.ok ? await answer(changed.cart, visitor, changed.priced) : changed;
  });

  async function answer(cart: StoredCart, visitor: Visitor, priced: PricedCart | null = null) {
    const shown = await showCart(services, cart, visitor, priced);
    return success(shown, { remembersCart: rememberCart(cart) });
  }
}

const NO_CART = success(EMPTY_CART, { remembersCart: rememberCart(null) });
