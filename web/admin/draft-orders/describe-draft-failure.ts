import type { ApiError } from '#contract/client.ts';
import type { Notice } from '#web/shared/use-mutation.ts';

/** Describes the missing fields of a draft that was refused on a screen without its form. */
export function describeDraftFailure(title: string, { message, failure: { fields = {} } }: ApiError): Notice {
  return { title, message: Object.values(fields)[0] ?? message };
}
