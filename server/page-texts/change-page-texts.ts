import type { WirePageTexts } from '#contract/page-text-schemas.ts';
import type { Database } from '#db/connection.ts';
import { completeTexts, type PageName, pickWritten } from '#domain/page-texts/page-texts.ts';
import { type Changed, changeDraft, type DraftChange } from './change-draft.ts';

type SentTexts = { [Page in PageName]?: Partial<WirePageTexts[Page]> | undefined };

/** Changes texts of a draft. Texts that equal their defaults follow them from then on. */
export async function saveDraft(
  db: Database,
  sent: SentTexts,
  { showsExamples, ...change }: DraftChange<PageName> & { showsExamples: boolean },
): Promise<Changed> {
  const { page } = change;
  return await changeDraft(db, change, async (_, { draft }) => {
    const texts = { ...completeTexts(page, draft, { showsExamples }), ...sent[page] };
    return { draft: pickWritten(page, texts, { showsExamples }) };
  });
}
