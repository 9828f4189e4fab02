import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getQuote, type QuoteBodyInput, type WireQuote } from '#contract/calls/quote.ts';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';
import { useAskAgain } from '#web/shared/use-ask-again.ts';

/** Milliseconds after typing before the request. */
const PAUSE = 250;

/**
 * The reason that there is no quote. `refused`: the shop does not sell this any more as it is. `wrong`: it
 * cannot price what is typed. `lost`: it gave no answer, or had no time; another request can help.
 */
export type QuoteProblem = 'refused' | 'wrong' | 'lost';
type Answer = { key: string; quote: WireQuote } | { key: string; failure: string; problem: QuoteProblem };

type Options = {
  /** The quote that the page was loaded with, for the lines and codes alone. */
  first: WireQuote | null;
  /** An event that outdates all answers, such as a refused order; null at first. */
  reason: unknown;
  /** Called when the shop refuses to quote: the page shows what is not sold any more. */
  onRefused: () => void;
};

/**
 * Quotes an order, and again whenever that changes; null in a shop whose prices are flat. The quote of
 * the page serves until the shopper adds something that matters. Until an answer arrives, the last one stays.
 */
export function useQuote(body: QuoteBodyInput | null, { first, reason, onRefused }: Options) {
  const key = body && JSON.stringify(body);
  const [last, setLast] = useState<WireQuote | null>(first);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asking = useRef<{ key: string; answer: Promise<Answer> } | null>(null);

  /** Asks at most once at a time for the same. */
  function ask(requested: QuoteBodyInput, requestKey: string): Promise<Answer> {
    if (asking.current?.key === requestKey) return asking.current.answer;
    const answering = requestQuote(requested, requestKey).then((answered) => {
      if (asking.current?.answer === answering) {
        asking.current = null;
        setAnswer(answered);
        if ('quote' in answered) setLast(answered.quote);
        else if (answered.problem === 'refused') onRefused();
      }
      return answered;
    });
    asking.current = { key: requestKey, answer: answering };
    return answering;
  }

  const isAnswered = answer?.key === key && 'quote' in answer;
  // After an email, a place or a method the page's quote is the price of another order.
  const takeFirst = useEffectEvent((quote: WireQuote) => {
    if (!body || key === null || body.address || body.shippingMethodId || body.email) return;
    asking.current = null;
    setAnswer({ key, quote });
    setLast(quote);
  });
  useEffect(() => {
    if (first) takeFirst(first);
  }, [first]);

  const askNow = useEffectEvent(() => {
    if (body && key) void ask(body, key);
  });
  const askIfChanged = useEffectEvent(() => {
    if (!isAnswered) askNow();
  });
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(askIfChanged, PAUSE);
    return () => clearTimeout(timer);
  }, [key]);

  // Otherwise an order that is placed again at once is refused for the same reason.
  const askAgain = useEffectEvent(() => {
    asking.current = null;
    setAnswer(null);
    askNow();
  });
  useEffect(() => {
    if (reason) askAgain();
  }, [reason]);

  const failed = answer && 'failure' in answer && answer.key === key ? answer : null;
  const isLost = failed?.problem === 'lost';
  useAskAgain(isLost, askNow);

  return {
    quote: key === null ? null : last,
    isPending: key !== null && answer?.key !== key,
    failure: failed?.failure ?? null,
    /** Set if asking again can help. */
    retry: isLost ? askNow : null,
    /** The answer for the present order, requested again if it failed; null if prices are flat. */
    async settled(): Promise<Answer | null> {
      if (!body || !key) return null;
      return isAnswered ? answer : await ask(body, key);
    },
  };
}

async function requestQuote(body: QuoteBodyInput, key: string): Promise<Answer> {
  try {
    return { key, quote: (await browserApi(getQuote, { body })).body };
  } catch (error) {
    if (!(error instanceof ApiError))
      return { key, failure: 'The shop could not be reached.', problem: 'lost' };
    return { key, failure: error.message, problem: toQuoteProblem(error.status) };
  }
}

function toQuoteProblem(status: number): QuoteProblem {
  if ([404, 409].includes(status)) return 'refused';
  // 0: without an answer.
  return status === 0 || status >= 500 || [408, 425, 429].includes(status) ? 'lost' : 'wrong';
}

export type QuoteState = ReturnType<typeof useQuote>;
