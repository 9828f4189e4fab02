import type { WirePageTexts } from '#contract/page-text-schemas.ts';
import type { Database } from '#db/connection.ts';
import { explainDays } from '#domain/page-texts/announcement-texts.ts';
import { completeTexts, type PageName, pickWritten, resolveTexts } from '#domain/page-texts/page-texts.ts';
import { refuse } from '../http/answer.ts';
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
    const problems =
      page === 'announcement'
        ? explainDays(resolveTexts(page, texts, { shopName: '', showsExamples }))
        : null;
    if (problems) return refuse('invalid', problems.lastDay, { fields: problems });
    return { draft: pickWritten(page, texts, { showsExamples }) };
  });
}
