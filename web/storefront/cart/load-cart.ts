import { data } from 'react-router';
import { getCart, type WireCart, type WireCartLine } from '#contract/calls/cart.ts';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getQuote, type QuoteBodyInput, type WireQuote } from '#contract/calls/quote.ts';
import { ApiError } from '#contract/client.ts';
import { LIMITS } from '#domain/limits.ts';
import { type LoadArgs, type Loaded, loaded, loadedBody } from '#web/data.ts';
import { chooseStatus } from '#web/load-page.ts';

/** The place of the estimate; empty until a country is chosen. */
export type CartPlace = { country: string; state: string };

/** Loads the cart with its quote for the place in the URL. */
export async function loadCart({ api, url }: LoadArgs) {
  const place = placeInQuery(url.searchParams);
  const { cart, settings } = await loadCartAndSettings(api);
  const own = cart.ok ? toLoadedQuote(cart.data) : null;
  const quote = own?.ok && place.country !== '' ? await quoteAt(api, place) : own;
  return data({ cart, settings, place, quote }, chooseStatus(cart, settings));
}

/** Loads the cart for its checkout, whose form asks for the place. */
export async function loadCartCheckout({ api }: LoadArgs) {
  const { cart, settings } = await loadCartAndSettings(api);
  return data(
    { cart, settings, quote: cart.ok ? toLoadedQuote(cart.data) : null },
    chooseStatus(cart, settings),
  );
}

async function loadCartAndSettings(api: LoadArgs['api']) {
  const [cart, settings] = await Promise.all([
    loadedBody(api(getCart, {})),
    loadedBody(api(getShopSettings, {})),
  ]);
  return { cart, settings };
}

/** The lines that can be bought now. */
export function linesToBuy({ lines }: Pick<WireCart, 'lines'>): WireCartLine[] {
  return lines.filter(({ problem }) => problem === undefined);
}

/** The cart's own quote, at the shop's place; null if nothing of it can be bought. */
function toLoadedQuote({ quote, problem }: WireCart): Loaded<WireQuote> | null {
  if (quote) return { ok: true, data: quote };
  return problem === undefined ? null : { ok: false, status: 409, message: problem };
}

async function quoteAt(api: LoadArgs['api'], place: CartPlace): Promise<Loaded<WireQuote>> {
  const quoteCart = async (address: QuoteBodyInput['address']) =>
    (await api(getQuote, { body: { cart: true, ...(address && { address }) } })).body;
  return await loaded(
    quoteCart(place).catch(async (error: unknown) => {
      const fields = readAddressErrors(error);
      if (!fields) throw error;
      // What is no place is said at its field; the rest is priced.
      return { ...(await quoteCart(fields.country ? null : { country: place.country })), fields };
    }),
  );
}

/** The messages for a country or state that there is not; null if that is not why there is no quote. */
function readAddressErrors(error: unknown): Record<string, string> | null {
  if (!(error instanceof ApiError) || error.status !== 400) return null;
  const errors = Object.entries(error.failure.fields ?? {}).flatMap(([path, message]) => {
    const [parent, field] = path.split('.');
    return parent === 'address' && field ? [[field, message] as const] : [];
  });
  return errors.length > 0 ? Object.fromEntries(errors) : null;
}

function placeInQuery(query: URLSearchParams): CartPlace {
  const read = (name: string) => (query.get(name) ?? '').trim().slice(0, LIMITS.line);
  return { country: read('country'), state: read('state') };
}
