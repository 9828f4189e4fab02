import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { QuoteBodyInput, WireQuote } from '#contract/calls/quote.ts';
import { findAddressFormat, stateProblem } from '#domain/address-format.ts';
import { formatMoney } from '#domain/money.ts';
import { writeLine } from '#domain/orders/choice-words.ts';
import { useAnnounce } from '#web/ui/feedback/use-announce.ts';
import type { Failure } from '../../payments/failure-texts.ts';
import type { TypedPlace } from '../../person-fields/country-address-fields.tsx';
import type { Offer } from '../summary/offer.ts';
import { noteSeenLines } from './seen-lines.ts';
import { toOffer } from './to-offer.ts';
import { type QuoteProblem, useQuote } from './use-quote.ts';

type Options = {
  /** The offer at flat prices. */
  offer: Offer | null;
  /** True if prices depend on where the order goes. */
  byPlace: boolean;
  first: WireQuote | null;
  /** Typed, of discounts. */
  codes: readonly string[];
  /** True if prices depend on codes or automatic discounts. */
  isDiscounted: boolean;
  /** The typed email, which decides on the member price and on limits of codes; without it the account's. */
  email: string | null;
  /** The failure of the last order: prices may have changed. */
  failure: Failure | null;
};

/**
 * Prices the order at the typed place by the chosen method, lists the methods, and announces changes of the
 * total. In a shop whose prices are flat, without codes, the offer stays as it is.
 */
export function useDelivery({ offer, byPlace, first, codes, isDiscounted, email, failure }: Options) {
  const [place, setPlace] = useState<TypedPlace>({ country: '', state: '' });
  const [methodId, setMethodId] = useState<string | null>(null);
  const isQuoted = byPlace || isDiscounted;
  const typed = { place: byPlace ? place : NOWHERE, methodId, email, codes };
  const quoteBody = isQuoted && offer ? buildQuoteBody(offer, typed) : null;
  const { revalidate } = useRevalidator();
  const quoted = useQuote(quoteBody, { first, reason: failure, onRefused: () => void revalidate() });
  const { quote } = quoted;
  const priced = offer && quote ? toOffer(offer, quote) : offer;
  const [lost, setLost] = useState<string | null>(null);
  const isLost = quote?.fields?.shippingMethodId !== undefined && methodId !== null;
  useEffect(() => {
    if (!isLost) return;
    setLost('What you chose is not offered here. We chose the first way instead.');
    setMethodId(null);
  }, [isLost]);
  const news = useNewsOfTotal(priced && !priced.delivery?.isUnserved ? priced.totals.total : null);
  const seen = useSeenLines(offer, failure);

  return {
    offer: priced,
    quoted: byPlace ? quoted : null,
    /** The codes that take nothing off, and why. */
    refused: quote?.refused ?? [],
    isPending: quoted.isPending,
    /** The reason for an outdated total, unless the delivery section shows it. */
    failure: byPlace ? null : quoted.failure,
    retry: quoted.retry,
    place,
    hasCountry: place.country !== '',
    /** Messages for places that the shop does not send to, by field. */
    errors: place.country === '' ? {} : (quote?.fields ?? {}),
    news,
    setPlace: (typed: TypedPlace) =>
      setPlace((before) =>
        before.country === typed.country && before.state === typed.state ? before : typed,
      ),
    chosen: methodId,
    /** Says that the chosen method is not offered any more. */
    lost,
    choose(id: string) {
      setLost(null);
      setMethodId(id);
    },
    /** The offer for what is typed now, and whether it costs what is shown; or why there is none. */
    async settle(): Promise<Settled | null> {
      if (!offer || !priced) return null;
      if (!isQuoted) return { offer, isAsShown: seen.confirm(true) };
      const current = await quoted.settled();
      if (!current) return null;
      if ('failure' in current) {
        if (current.problem === 'refused') seen.expectOthers();
        return { failure: current.failure, problem: current.problem };
      }
      if (current.quote.fields?.country || current.quote.fields?.state) return null;
      const settled = toOffer(offer, current.quote);
      const isSame = settled.totals.total === priced.totals.total;
      // Zones have methods of the same name.
      const isSameMethod = settled.delivery?.shippingMethod?.name === priced.delivery?.shippingMethod?.name;
      return { offer: settled, isAsShown: seen.confirm(isSame && isSameMethod) };
    },
  };
}

type Settled = { offer: Offer; isAsShown: boolean } | { failure: string; problem: QuoteProblem };

export type DeliveryState = ReturnType<typeof useDelivery>;

const NOWHERE: TypedPlace = { country: '', state: '' };

type Typed = Pick<Options, 'email' | 'codes'> & { place: TypedPlace; methodId: string | null };

function buildQuoteBody({ lines }: Offer, { place, methodId, email, codes }: Typed): QuoteBodyInput {
  return {
    lines: lines.map(writeLine),
    ...(place.country !== '' && { address: pricedPlace(place) }),
    ...(methodId && { shippingMethodId: methodId }),
    ...(codes.length > 0 && { codes: [...codes] }),
    ...(email && { email }),
  };
}

/** Leaves out a state that is invalid, or that the country does not have. */
function pricedPlace({ country, state }: TypedPlace): TypedPlace {
  const isAsked = findAddressFormat(country).state !== null && stateProblem(country, state) === null;
  return { country, state: isAsked ? state : '' };
}

/** The lines that the shopper has seen before placing the order. */
function useSeenLines(offer: Offer | null, failure: Failure | null) {
  const shown = offer && JSON.stringify(offer.lines.map(writeLine));
  const [seen] = useState(() => noteSeenLines(shown));
  useEffect(() => {
    if (failure) seen.noteFailure(failure);
  }, [failure, seen]);
  return {
    expectOthers: seen.expectOthers,
    /** True if the offer costs what is shown, for lines that were seen; otherwise a message follows. */
    confirm: (isAsShown: boolean) => seen.confirm(shown, isAsShown),
  };
}

/** A sentence once the total has changed since the page was opened, also announced. */
function useNewsOfTotal(total: number | null): string | null {
  const announce = useAnnounce();
  const shown = useRef(total);
  const [news, setNews] = useState<string | null>(null);
  const showTotal = useEffectEvent((now: number) => {
    const text = `The total is ${formatMoney(now)} now.`;
    setNews(text);
    announce(text);
  });
  useEffect(() => {
    if (total !== null && shown.current !== null && total !== shown.current) showTotal(total);
    shown.current = total;
  }, [total]);
  return news;
}
