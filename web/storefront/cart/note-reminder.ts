import { askForReminder } from '#contract/calls/cart-reminders.ts';
import { type Api, ApiError } from '#contract/client.ts';
import type { CallInput } from '#contract/define-call.ts';
import { ALLOWED, LINES } from './reminder-form-fields.ts';

export type NotedReminder =
  | { show: 'noted'; isAllowed: boolean; email: string }
  | {
      show: 'refused';
      /** As typed. */
      email: string;
      /** The problem of the email; null: `message` describes the problem. */
      emailProblem: string | null;
      message: string;
      isAllowed: boolean;
      lines: string;
    };

/** Carries out the form of a checkout without script. */
export async function noteReminder(
  form: FormData,
  api: Api,
): Promise<{ answer: NotedReminder; status: number }> {
  const email = String(form.get('email') ?? '');
  const isAllowed = form.has(ALLOWED);
  const lines = String(form.get(LINES) ?? '');
  try {
    await api(askForReminder, { body: { email, allowed: isAllowed, ...linesIn(lines) } });
    return { answer: { show: 'noted', isAllowed, email: email.trim() }, status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, failure, status } = error;
    const emailProblem = failure.fields?.email ?? null;
    return { answer: { show: 'refused', email, emailProblem, message, isAllowed, lines }, status };
  }
}

type Lines = Pick<CallInput<typeof askForReminder>['body'], 'lines'>;

/** The server checks what is in it. */
function linesIn(text: string): Lines {
  if (text === '') return {};
  try {
    return { lines: JSON.parse(text) };
  } catch {
    return { lines: [] };
  }
}
