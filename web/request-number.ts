import { createContext, use, useState } from 'react';
import type { ApiError } from '#contract/client.ts';

/** The number of the request for which the server renders; null in the browser. */
export const RequestNumberContext = createContext<string | null>(null);

/** Marks the element that has the number, which hydration reads from the page. */
export const NUMBER_MARK = { 'data-request-number': '' };

/** The number by which the log names what failed: a call of this page, or the request of the page itself. */
export function useRequestNumber(error: unknown): string | null {
  const rendered = use(RequestNumberContext);
  const [number] = useState(() => rendered ?? findOnPage());
  return (hasFailure(error) ? error.failure.requestId : undefined) ?? number;
}

/** True for an ApiError, whose class is in no script of the landing page. */
function hasFailure(error: unknown): error is Pick<ApiError, 'failure'> {
  return error instanceof Error && 'failure' in error;
}

function findOnPage(): string | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector('[data-request-number]')?.textContent ?? null;
}
