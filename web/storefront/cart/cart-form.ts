import { redirect } from 'react-router';
import { addToCart, getCart, removeFromCart, setCartCodes, setCartQuantity } from '#contract/calls/cart.ts';
import { getProduct } from '#contract/calls/products.ts';
import { type Api, ApiError } from '#contract/client.ts';
import { MAX_QUANTITY } from '#domain/limits.ts';
import { writeLine } from '#domain/orders/choice-words.ts';
import { toProduct } from '#web/shared/to-product.ts';
import { readQuantity } from '#web/ui/forms/quantity.ts';
import { CODE } from '../discounts/codes-in-url.ts';
import { choiceFromQuery, choiceToQuery } from '../selection-in-url.ts';
import { CART_PATH, type CartFormProblem, INTENT, PRODUCT } from './cart-form-fields.ts';

/* The forms of the cart without script. With script the same changes are calls. */

/** Carries out a form, and shows the cart; or says why not. */
export async function changeCart(form: FormData, api: Api): Promise<Response | CartFormProblem> {
  const fields = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const refused = await change(fields, api);
  // By 303, so that a reload does not send the form again.
  return refused ?? redirect(CART_PATH, 303);
}

const QUANTITY_LIMITS = { min: 1, max: MAX_QUANTITY };

async function change(fields: URLSearchParams, api: Api): Promise<CartFormProblem | null> {
  const intent = fields.get(INTENT);
  const key = fields.get('key') ?? '';
  if (intent === 'set') {
    const read = readQuantity(fields.get('quantity') ?? '', QUANTITY_LIMITS);
    if (!read.ok) return { message: `${read.message}.` };
    const { quantity } = read;
    return await readRefusal(api(setCartQuantity, { params: { key }, body: { quantity } }));
  }
  if (intent === 'remove') return await readRefusal(api(removeFromCart, { params: { key } }));
  if (intent === 'codes') return await setCodes(fields.getAll(CODE), api);
  if (fields.has(PRODUCT)) return await add(fields, api);
  return { message: 'This form is not known here. Please try again.' };
}

async function add(fields: URLSearchParams, api: Api): Promise<CartFormProblem | null> {
  const id = fields.get(PRODUCT) ?? '';
  try {
    const { body: product } = await api(getProduct, { params: { id } });
    const sold = toProduct(product);
    const choice = choiceFromQuery(fields, sold);
    const productHref = `/user/products/${encodeURIComponent(id)}?${choiceToQuery(choice, sold)}`;
    // A card sends none, and means one piece.
    const read = readQuantity(fields.get('quantity') ?? '1', QUANTITY_LIMITS);
    if (!read.ok) return { message: `${read.message}.`, productHref };
    // Without a key: one in a page that is the same for everyone would be that of others too (decision 074).
    const refused = await readRefusal(api(addToCart, { body: writeLine({ productId: id, ...choice }) }));
    return refused && { ...refused, productHref };
  } catch (error) {
    if (error instanceof ApiError)
      return { message: error.message, productHref: `/user/products/${encodeURIComponent(id)}` };
    throw error;
  }
}

async function setCodes(typed: readonly string[], api: Api): Promise<CartFormProblem | null> {
  const codes = typed.map((code) => code.trim()).filter((code) => code !== '');
  const refused = await readRefusal(api(setCartCodes, { body: { codes } }));
  if (!refused) return null;
  const { body: cart } = await api(getCart, {});
  const added = codes.find((code) => !cart.codes.includes(code));
  return { ...refused, ...(added && { code: added }) };
}

async function readRefusal(call: Promise<unknown>): Promise<CartFormProblem | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (error instanceof ApiError) return { message: error.message };
    throw error;
  }
}
