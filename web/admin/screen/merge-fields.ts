/** The text of a field that is compared: equal for values that mean the same. */
export type TextOfField<Values> = (values: Values, name: keyof Values) => string;

/** Fields that only the other changed, and those that both changed to different values. */
export type FieldMerge<Values> = { taken: (keyof Values)[]; conflicts: (keyof Values)[] };

export function changedFields<Values extends object>(
  before: Values,
  after: Values,
  textOf: TextOfField<Values> = serializeField,
): (keyof Values)[] {
  const names = Object.keys(before) as (keyof Values)[];
  return names.filter((name) => textOf(before, name) !== textOf(after, name));
}

/** Merges a form with what somebody else saved since; `base` is the state that both started from. */
export function mergeFields<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  textOf: TextOfField<Values> = serializeField,
): FieldMerge<Values> {
  const own = changedFields(base, mine, textOf);
  const different = changedFields(mine, theirs, textOf);
  const changed = changedFields(base, theirs, textOf);
  return {
    taken: changed.filter((name) => !own.includes(name)),
    conflicts: changed.filter((name) => own.includes(name) && different.includes(name)),
  };
}

/** Returns the fields of a body that differ from the one before: the part of a form that is sent. */
export function changedPart<Body extends object>(before: Body, body: Body): Partial<Body> {
  const changed = changedFields(body, before);
  return Object.fromEntries(changed.map((name) => [name, body[name]])) as Partial<Body>;
}

function serializeField<Values>(values: Values, name: keyof Values): string {
  return JSON.stringify(values[name]) ?? '';
}
