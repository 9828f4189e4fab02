import { getPageTexts } from '#contract/calls/page-texts.ts';
import { getDraftTexts } from '#contract/calls/staff-page-texts.ts';
import { DRAFT_PARAMETER } from '#domain/page-texts/draft-parameter.ts';
import type { PageName } from '#domain/page-texts/page-texts.ts';

/** Returns the call for the texts of a page: for staff who look at the page's draft, that of the draft. */
export function findTextsCall(url: URL, page: PageName) {
  return url.searchParams.get(DRAFT_PARAMETER) === page ? getDraftTexts : getPageTexts;
}
