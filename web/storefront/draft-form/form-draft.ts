import { type StoredDraft, storedDraft } from '#web/shared/draft.ts';
import type { Draft, FormDefinition } from './form-definition.ts';

type Drafted<Field extends string> = Pick<FormDefinition<Field, unknown>, 'fields' | 'draftName'>;

/** The draft of a form; of what is stored only texts of its fields. */
export function formDraft<Field extends string>({
  draftName,
  fields,
}: Drafted<Field>): StoredDraft<Draft<Field>> {
  return storedDraft(draftName, (stored) => {
    const known = Object.entries(stored ?? {}).filter(
      ([field, text]) => fields.some((name) => name === field) && typeof text === 'string',
    );
    return Object.fromEntries(known) as Draft<Field>;
  });
}
