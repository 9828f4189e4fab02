import { getLooks } from '#contract/calls/looks.ts';
import { getDraftLooks } from '#contract/calls/staff-looks.ts';
import type { Api } from '#contract/client.ts';
import type { WireShownLooks } from '#contract/look-schemas.ts';
import { DRAFT_PARAMETER } from '#domain/page-texts/draft-parameter.ts';
import { loadedBody } from './data.ts';

/**
 * Loads how the looks of the shop differ from the theme, or those of the draft for staff; null if they do
 * not, or cannot be loaded.
 */
export async function loadLooks(api: Api, url: URL): Promise<WireShownLooks | null> {
  const scheme = SCHEMES.find((name) => name === url.searchParams.get('scheme'));
  const answer = await loadedBody(
    url.searchParams.get(DRAFT_PARAMETER) === 'looks'
      ? api(getDraftLooks, { query: { scheme } })
      : api(getLooks, {}),
  );
  return answer.ok && Object.keys(answer.data).length > 0 ? answer.data : null;
}

/** Staff look at either, whatever their own system prefers. */
const SCHEMES = ['light', 'dark'] as const;
