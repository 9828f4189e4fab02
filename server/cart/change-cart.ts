import { inTransaction, type Transaction } from '#db/connection.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { addLine, type ChangedLines, removeLine, setQuantity } from '#domain/cart/change-lines.ts';
import { priceCart } from '#domain/cart/price-cart.ts';
import { type Offered, priceLine, type WantedLine } from '#domain/checkout/quote.ts';
import { toCodeKey } from '#domain/discounts/discount.ts';
import type { Cents } from '#domain/money.ts';
import { limitGuessedCodes } from '../discounts/limit-guessed-codes.ts';
import type { Refusal } from '../http/answer.ts';
import { hexIdFrom, type Seed } from '../http/idempotency.ts';
import type { Visitor } from '../http/visitor.ts';
import { refuseCodes } from '../pricing/explain-quote.ts';
import { findOffered } from '../products/product-queries.ts';
import { offeredTo } from '../stock/own-holds.ts';
import { beginCart, newLine } from './begin-cart.ts';
import { insertAddition, lockCart, type StoredCart, saveCart } from './cart-queries.ts';
import { EMPTY, explainLine, explainProblem, GONE, NOTHING_TO_BUY } from './explain-cart.ts';
import { findVisitorCart } from './find-visitor-cart.ts';
import { type CartServices, type PricedCart, priceCartLines } from './price-cart-lines.ts';

type Changed = { ok: true; cart: StoredCart } | Refusal;

/** The time and price at which a removed line was first added; empty for a line that was never removed. */
type RemovedLine = { addedAt: Date | null; seenPrice?: Cents | undefined };

/**
 * Adds a line to the visitor's cart, or to a new one. A request that is repeated with its seed adds nothing
 * more. What cannot be bought in this quantity is refused. `removed`: of a line that is put back.
 */
export async function addToCart(
  services: CartServices,
  added: WantedLine,
  { visitor, seed, removed }: { visitor: Visitor; seed: Seed; removed: RemovedLine },
): Promise<{ ok: true; cart: StoredCart; key: string; isNew: boolean } | Refusal> {
  const { db, now } = services;
  const own = await findVisitorCart(services, visitor);
  const holder = { ...visitor, cartId: own?.id ?? null };
  const products = await offeredTo(db, holder, await findOffered(db, [added]));
  const product = products.get(added.productId);
  if (!product) return GONE;
  const result = priceLine(added, 0, product, new Map());
  if (!result.ok) return explainLine(result.refusal);
  const { addedAt, seenPrice } = removed;
  const line = newLine(product, result.line, addedAt && addedAt < now() ? addedAt : now(), seenPrice);
  const id = hexIdFrom(seed);
  const changed = await inTransaction(db, async (tx): Promise<Changed> => {
    const cart = (own && (await lockCart(tx, own))) ?? (await beginCart(tx, seed, now()));
    if (!(await insertAddition(tx, { cartId: cart.id, id, addedAt: now() }))) return { ok: true, cart };
    return await saveChange(tx, cart, orTooMany(addLine(cart.lines, line), line.key, products), now());
  });
  // A repeated request may find that its cart was merged into that of an email.
  const isNew = own === null || (changed.ok && changed.cart.id === id);
  return changed.ok ? { ...changed, key: line.key, isNew } : changed;
}

/** Sets the quantity of a line of the visitor's cart. One that is too large now can still be lowered. */
export async function setLineQuantity(
  services: CartServices,
  { key, quantity }: { key: string; quantity: number },
  visitor: Visitor,
): Promise<Changed> {
  return await changeCart(services, await findVisitorCart(services, visitor), async (cart, tx) => {
    const changed = setQuantity(cart.lines, key, quantity);
    const before = cart.lines.find((line) => line.key === key);
    if (!before || quantity <= before.quantity) return changed.ok ? changed : explainProblem(changed.problem);
    const holder = { ...visitor, cartId: cart.id };
    return orTooMany(changed, key, await offeredTo(tx, holder, await findOffered(tx, [before])));
  });
}

/** Removes a line from the visitor's cart, if it is there. */
export async function removeCartLine(
  services: CartServices,
  key: string,
  visitor: Visitor,
): Promise<Changed> {
  const own = await findVisitorCart(services, visitor);
  return await changeCart(services, own, async ({ lines }) => ({
    ok: true,
    lines: removeLine(lines, key),
  }));
}

/**
 * Sets the codes of the visitor's cart. A new one that takes nothing off is refused, and none is changed; one
 * that the cart has stays, and may take something off again. `priced`: the cart with its new codes, unless
 * its lines have changed meanwhile.
 */
export async function setCodes(
  services: CartServices,
  codes: readonly string[],
  visitor: Visitor,
): Promise<(Changed & { priced?: PricedCart | null }) | Refusal> {
  const own = await findVisitorCart(services, visitor);
  if (!own) return EMPTY;
  const known = new Set(own.codes.map(toCodeKey));
  const added = codes.filter((code) => !known.has(toCodeKey(code)));
  let priced: PricedCart | null = null;
  if (added.length > 0) {
    const guessed = await limitGuessedCodes(services.db, added, visitor);
    if (guessed) return guessed;
    const request = { codes, shippingMethodId: null, email: null };
    priced = await priceCartLines(services, own, request, visitor);
    if (!priced.priced?.ok) return priced.priced ?? NOTHING_TO_BUY;
    const refused = priced.priced.quote.refused.filter(({ code }) => !known.has(toCodeKey(code)));
    if (refused.length > 0) return refuseCodes(refused, codes);
  }
  const changed = await changeCart(services, own, async ({ lines }) => ({
    ok: true,
    lines: [...lines],
    codes,
  }));
  if (!changed.ok) return changed;
  return { ...changed, priced: changed.cart.version === own.version + 1 ? priced : null };
}

type Change = { ok: true; lines: CartLine[]; codes?: readonly string[] } | Refusal;

async function changeCart(
  { db, now }: CartServices,
  own: StoredCart | null,
  decide: (cart: StoredCart, tx: Transaction) => Promise<Change>,
): Promise<Changed> {
  if (!own) return EMPTY;
  return await inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, own);
    return cart ? await saveChange(tx, cart, await decide(cart, tx), now()) : EMPTY;
  });
}

async function saveChange(tx: Transaction, cart: StoredCart, change: Change, at: Date): Promise<Changed> {
  if (!change.ok) return change;
  const { lines, codes = cart.codes } = change;
  const changed = { ...cart, lines, codes, version: cart.version + 1, usedAt: at };
  await saveCart(tx, cart, changed);
  return { ok: true, cart: changed };
}

/** Refuses a change after which a line asks for more than there is. */
function orTooMany(
  changed: ChangedLines<CartLine>,
  key: string,
  products: ReadonlyMap<string, Offered>,
): Change {
  if (!changed.ok) return explainProblem(changed.problem);
  const productId = changed.lines.find((line) => line.key === key)?.productId;
  const sharing = changed.lines.filter((line) => line.productId === productId);
  const refusal = priceCart(sharing, products).find(({ line }) => line.key === key)?.refusal;
  const isTooMany = refusal?.code === 'stock_short' || refusal?.code === 'too_many';
  return isTooMany ? explainLine(refusal) : changed;
}
