import { ApiError } from '#contract/client.ts';

/** The parameter of the link in a mail, and the field of the form that it opens. */
export const TOKEN = 'token';

/** In the form that mail programs send to the link to stop its mails by one click (RFC 8058). */
const ONE_CLICK = 'List-Unsubscribe';

export type Stopping = { show: 'stopped' } | { show: 'notStopped'; message: string };

/** The token of a form that stops mails; null for any other form. */
export function tokenToStop(form: FormData, { url }: Request): string | null {
  if (form.has(ONE_CLICK)) return new URL(url).searchParams.get(TOKEN) ?? '';
  return form.has(TOKEN) ? String(form.get(TOKEN)) : null;
}

/** Stops mails by the call of their kind; says why not. */
export async function stopByLink(
  stop: () => Promise<unknown>,
): Promise<{ answer: Stopping; status: number }> {
  try {
    await stop();
    return { answer: { show: 'stopped' }, status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { answer: { show: 'notStopped', message: error.message }, status: error.status };
  }
}
