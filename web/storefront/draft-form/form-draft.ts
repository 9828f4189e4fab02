import { forgetStored, readStoredJson, store } from '#web/shared/browser-storage.ts';
import type { Draft, FormDefinition } from './form-definition.ts';

type Drafted<Field extends string> = Pick<FormDefinition<Field, unknown>, 'fields' | 'draftName'>;

export function keepDraft<Field extends string>({ draftName }: Drafted<Field>, draft: Draft<Field>): void {
  store('sessionStorage', draftName, JSON.stringify(draft));
}

export function readDraft<Field extends string>({ draftName, fields }: Drafted<Field>): Draft<Field> {
  const kept = readStoredJson('sessionStorage', draftName);
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(
    ([field, text]) => fields.some((name) => name === field) && typeof text === 'string',
  );
  return Object.fromEntries(known) as Draft<Field>;
}

export function forgetDraft<Field extends string>({ draftName }: Drafted<Field>): void {
  forgetStored('sessionStorage', draftName);
}
