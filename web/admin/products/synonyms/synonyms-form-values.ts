import type { putSynonyms, WireSynonyms } from '#contract/calls/synonyms.ts';
import type { CallInput } from '#contract/define-call.ts';
import { SynonymsForm } from '#contract/forms/synonyms.ts';
import { splitSynonyms } from '#domain/products/search/synonym-groups.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import type { ListValues } from '../../screen/use-list-form.ts';

/** A group of the form; its words as typed, separated by commas. */
export type SynonymEntry = { key: string; id?: string; words: string };

export type SynonymValues = ListValues<SynonymEntry, null>;

type Body = Omit<CallInput<typeof putSynonyms>['body'], 'version'>;

export function toSynonymValues({ groups }: Pick<WireSynonyms, 'groups'>): SynonymValues {
  return { entries: groups.map(({ id, words }) => ({ key: id, id, words: words.join(', ') })), rest: null };
}

type Checked = { ok: true; body: Body } | { ok: false; errors: FieldErrors };

/** The groups of the form, or the errors of its fields by their paths. */
export function checkSynonyms({ entries }: SynonymValues): Checked {
  const body: Body = { groups: entries.map(({ id, words }) => ({ id, words: splitSynonyms(words) })) };
  const parsed = SynonymsForm.safeParse(body);
  if (parsed.success) return { ok: true, body };
  const errors: Record<string, string> = {};
  // A group is one field, whichever of its words is wrong.
  for (const { path, message } of parsed.error.issues) errors[path.slice(0, 3).join('.')] ??= message;
  return { ok: false, errors };
}
