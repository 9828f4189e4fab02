import { useEffect, useState } from 'react';
import { quoteDraftOrder } from '#contract/calls/draft-orders.ts';
import { ApiError } from '#contract/client.ts';
import type { CallOutput } from '#contract/define-call.ts';
import { stateProblem } from '#domain/address-format.ts';
import { browserApi } from '#web/data.ts';
import { type DraftValues, findDraftErrors, toDraftBody } from './draft-values.ts';

export type DraftQuote = CallOutput<typeof quoteDraftOrder>;

/** Milliseconds after the last key. */
const PAUSE = 350;

/** The server's quote for the typed draft; null while nothing can be priced. */
export function useDraftQuote(values: DraftValues): { quote: DraftQuote | null; isOld: boolean } {
  const [answer, setAnswer] = useState<{ requestBody: string; quote: DraftQuote } | null>(null);
  const isReady = Object.keys(findDraftErrors(values)).length === 0;
  // An address, an email and a reason that are not complete yet change no price.
  const requestBody = isReady ? JSON.stringify(pricedPart(values)) : '';

  useEffect(() => {
    if (requestBody === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      browserApi(quoteDraftOrder, { body: JSON.parse(requestBody) }, { signal: abort.signal })
        .then(({ body }) => setAnswer({ requestBody, quote: body }))
        .catch((error: unknown) => {
          if (abort.signal.aborted) return;
          const problem = error instanceof ApiError ? error.message : 'It could not be priced.';
          setAnswer({ requestBody, quote: { problem } });
        });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [requestBody]);

  return {
    quote: requestBody === '' ? null : (answer?.quote ?? null),
    isOld: requestBody !== answer?.requestBody,
  };
}

function pricedPart(values: DraftValues) {
  const body = toDraftBody(values);
  const { shippingAddress: typed, email, discount } = body;
  const { country = '', state } = typed ?? {};
  const isState = stateProblem(country, state ?? '') === null;
  const place = country.trim() ? { country, ...(state && isState && { state }) } : null;
  const isEmail = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email ?? '');
  return {
    ...body,
    email: isEmail ? email : null,
    shippingAddress: place,
    discount: discount && { ...discount, reason: discount.reason.trim() || 'Discount' },
    note: null,
  };
}
