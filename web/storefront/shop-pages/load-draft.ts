import { getDraftPage } from '#contract/calls/staff-shop-pages.ts';
import { DRAFT_PARAMETER } from '#domain/page-texts/draft-parameter.ts';
import type { LoadArgs } from '#web/data.ts';

/** Loads the draft that staff look at; null for everybody else. */
export function loadDraft({ api, url }: Pick<LoadArgs, 'api' | 'url'>) {
  const id = url.searchParams.get(DRAFT_PARAMETER);
  return id === null ? null : api(getDraftPage, { params: { id } });
}
