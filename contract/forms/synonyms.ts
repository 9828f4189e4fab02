import * as z from 'zod/mini';
import {
  MAX_SYNONYM_GROUPS,
  MAX_SYNONYM_LENGTH,
  MAX_SYNONYMS,
  synonymKey,
} from '#domain/products/search/synonym-groups.ts';
import { optionalText, text } from '../fields.ts';

const TOO_FEW_WORDS = 'At least two words or phrases, separated by commas';

const GroupForm = z.object({
  /** Absent for a new group. */
  id: optionalText(50),
  words: z.pipe(
    z.array(text(MAX_SYNONYM_LENGTH)).check(z.maxLength(MAX_SYNONYMS, `At most ${MAX_SYNONYMS} words`)),
    z.transform((words, context) => {
      const message = groupProblem(words);
      if (message) context.issues.push({ code: 'custom', input: words, message });
      return words;
    }),
  ),
});

function groupProblem(words: readonly string[]): string | null {
  const empty = words.find((word) => synonymKey(word) === '');
  if (empty !== undefined) return `“${empty}” has no letters or digits`;
  const keys = words.map(synonymKey);
  const repeated = words.find((_, place) => keys.indexOf(keys[place] ?? '') < place);
  if (repeated !== undefined) return `“${repeated}” is in this group twice`;
  return words.length < 2 ? TOO_FEW_WORDS : null;
}

/** The groups of synonyms with their limits. A word belongs to one group. */
export const SynonymsForm = z.object({
  groups: z.pipe(
    z.array(GroupForm).check(z.maxLength(MAX_SYNONYM_GROUPS, `At most ${MAX_SYNONYM_GROUPS} groups`)),
    z.transform((groups, context) => {
      const seen = new Map<string, number>();
      for (const [position, { words }] of groups.entries())
        for (const word of words) {
          const first = seen.get(synonymKey(word)) ?? position;
          seen.set(synonymKey(word), first);
          if (first === position) continue;
          const message = `“${word}” is in group ${first + 1} too`;
          context.issues.push({ code: 'custom', input: words, path: [position, 'words'], message });
        }
      return groups;
    }),
  ),
});

export type SynonymsForm = z.output<typeof SynonymsForm>;
