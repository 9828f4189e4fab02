import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getQuote, type QuoteBodyInput, type WireQuote } from '#contract/calls/quote.ts';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';

/** Milliseconds after typing before the request. */
const PAUSE = 250;

/** `isRefused`: the shop answered, and does not sell this any more as it is. */
type Answer = { key: string; quote: WireQuote } | { key: string; failure: string; isRefused: boolean };

type Options = {
  /** The quote that the page came with. */
  first: WireQuote | null;
  /** What makes the answers so far out of date, such as a refused order; null at first. */
  reason: unknown;
  /** Called when the shop refuses to quote: the page shows what is not sold any more. */
  onRefused: () => void;
};

/**
 * The quote for what is wanted, asked for again whenever that changes; null in a shop whose prices are flat.
 * Until an answer arrives, the last quote stays.
 */
export function useQuote(wanted: QuoteBodyInput | null, { first, reason, onRefused }: Options) {
  const key = wanted && JSON.stringify(wanted);
  const [last, setLast] = useState<WireQuote | null>(first);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asking = useRef<{ key: string; answer: Promise<Answer> } | null>(null);

  /** Asks at most once at a time for the same. */
  function ask(body: QuoteBodyInput, asked: string): Promise<Answer> {
    if (asking.current?.key === asked) return asking.current.answer;
    const answering = answerOf(body, asked).then((answered) => {
      if (asking.current?.answer === answering) {
        asking.current = null;
        setAnswer(answered);
        if ('quote' in answered) setLast(answered.quote);
        else if (answered.isRefused) onRefused();
      }
      return answered;
    });
    asking.current = { key: asked, answer: answering };
    return answering;
  }

  const askNow = useEffectEvent(() => {
    if (wanted && key) void ask(wanted, key);
  });
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(askNow, PAUSE);
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

  return {
    quote: key === null ? null : last,
    isPending: key !== null && answer?.key !== key,
    failure: answer && 'failure' in answer && answer.key === key ? answer.failure : null,
    retry: askNow,
    /** The answer for what is wanted now; null if prices are flat. */
    async settled(): Promise<Answer | null> {
      if (!wanted || !key) return null;
      return answer?.key === key ? answer : await ask(wanted, key);
    },
  };
}

async function answerOf(body: QuoteBodyInput, key: string): Promise<Answer> {
  try {
    return { key, quote: (await browserApi(getQuote, { body })).body };
  } catch (error) {
    if (!(error instanceof ApiError))
      return { key, failure: 'The shop cannot be reached.', isRefused: false };
    return { key, failure: error.message, isRefused: [404, 409].includes(error.status) };
  }
}

export type QuoteState = ReturnType<typeof useQuote>;
