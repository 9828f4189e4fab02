import { data } from 'react-router';
import { getCart, type WireCart, type WireCartLine } from '#contract/calls/cart.ts';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getQuote, type QuoteBodyInput, type WireQuote } from '#contract/calls/quote.ts';
import { ApiError } from '#contract/client.ts';
import { LIMITS } from '#domain/limits.ts';
import { readChoice, writeLine } from '#domain/orders/choice-words.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';

/** Where the estimate is for; empty until a country is chosen. */
export type CartPlace = { country: string; state: string };

/** The cart with what it would cost, sent to the place in the address. */
export async function loadCart({ api, url }: LoadArgs) {
  const place = placeInQuery(url.searchParams);
  const { cart, settings } = await loadCartAndSettings(api);
  const quote = cart.ok ? await quoteCart(api, cart.data, place) : null;
  return data({ cart, settings, place, quote }, statusOf(cart, settings));
}

/** The same for its checkout, whose form asks for the place. */
export async function loadCartCheckout({ api }: LoadArgs) {
  const { cart, settings } = await loadCartAndSettings(api);
  const quote = cart.ok ? await quoteCart(api, cart.data, null) : null;
  return data({ cart, settings, quote }, statusOf(cart, settings));
}

async function loadCartAndSettings(api: LoadArgs['api']) {
  const [cart, settings] = await Promise.all([
    loaded(api(getCart, {}).then(({ body }) => body)),
    loaded(api(getShopSettings, {}).then(({ body }) => body)),
  ]);
  return { cart, settings };
}

/** The lines that can be bought now. */
export function linesToBuy({ lines }: Pick<WireCart, 'lines'>): WireCartLine[] {
  return lines.filter(({ problem }) => problem === undefined);
}

async function quoteCart(
  api: LoadArgs['api'],
  cart: WireCart,
  place: CartPlace | null,
): Promise<Loaded<WireQuote> | null> {
  const lines = linesToBuy(cart).map((line) => writeLine(readChoice(line)));
  if (lines.length === 0) return null;
  const address = place && place.country !== '' ? place : null;
  // Codes that take nothing off are said by the cart.
  const refused = new Set(cart.refused?.map(({ code }) => code));
  const codes = cart.codes.filter((code) => !refused.has(code));
  const quoteAt = async (address: QuoteBodyInput['address']) =>
    (await api(getQuote, { body: { lines, codes, ...(address && { address }) } })).body;
  return await loaded(
    quoteAt(address).catch(async (error: unknown) => {
      const fields = address && placeErrorsOf(error);
      if (!fields) throw error;
      // What is no place is said at its field; the rest is priced.
      return { ...(await quoteAt(fields.country ? null : { country: address.country })), fields };
    }),
  );
}

/** The messages for a country or state that there is not; null if that is not why there is no quote. */
function placeErrorsOf(error: unknown): Record<string, string> | null {
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

function statusOf(...parts: Loaded<unknown>[]): { status: number } {
  const failed = parts.find((part) => !part.ok);
  return { status: failed && !failed.ok ? pageStatusOf(failed.status) : 200 };
}
