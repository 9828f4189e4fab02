import { useEffect, useState } from 'react';
import { previewAnswer } from '#contract/calls/messages.ts';
import { ApiError } from '#contract/client.ts';
import type { CallOutput } from '#contract/define-call.ts';
import { browserApi } from '#web/data.ts';

type Preview = CallOutput<typeof previewAnswer>;

/** Milliseconds after the last key until the preview follows. */
const PAUSE = 300;

/**
 * The mail that this text becomes as an answer; null until it is here. `error` says why the shown one is
 * older than the text.
 */
export function useAnswerPreview(id: string, text: string): { mail: Preview | null; error: string | null } {
  const [mail, setMail] = useState<Preview | null>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    const asking = new AbortController();
    async function ask() {
      try {
        const input = { params: { id }, body: { text } };
        const { body } = await browserApi(previewAnswer, input, { signal: asking.signal });
        setMail(body);
        setError(null);
      } catch (failure) {
        if (asking.signal.aborted) return;
        if (!(failure instanceof ApiError)) throw failure;
        setError(failure.message);
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [id, text]);

  return { mail, error };
}
