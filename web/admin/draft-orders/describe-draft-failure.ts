import type { ApiError } from '#contract/client.ts';
import type { Notice } from '#web/shared/use-mutation.ts';

/** Says what the draft lacks: its form is not where it was refused, so no field shows it. */
export function describeDraftFailure(title: string, { message, failure: { fields = {} } }: ApiError): Notice {
  return { title, message: Object.values(fields)[0] ?? message };
}
