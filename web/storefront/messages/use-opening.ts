import { useEffect, useRef } from 'react';
import { openContactForm } from '#contract/calls/messages.ts';
import { LEAST_WRITING_TIME } from '#domain/messages/writing-time.ts';
import { browserApi } from '#web/data.ts';

/** Milliseconds before a message is sent without a stamp. */
const TIMEOUT = 5_000;

/** Milliseconds by which the clocks of two servers may differ. */
const CLOCK_MARGIN = 500;

type Opening = { stamp: string; at: number };

/**
 * The server's stamp of when the form was opened. Waits until the message no longer looks like a bot's, e.g.
 * for one restored from a draft.
 */
export function useOpening(): () => Promise<string | undefined> {
  const opening = useRef<Promise<Opening | null>>(null);
  useEffect(() => {
    opening.current ??= askForStamp();
  }, []);
  return async () => {
    const known = await opening.current;
    if (!known) return undefined;
    const rest = known.at + LEAST_WRITING_TIME + CLOCK_MARGIN - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    return known.stamp;
  };
}

async function askForStamp(): Promise<Opening | null> {
  try {
    const { body } = await browserApi(openContactForm, {}, { signal: AbortSignal.timeout(TIMEOUT) });
    return { stamp: body.opened, at: performance.now() };
  } catch {
    return null;
  }
}
