import type { createCollection } from '#contract/calls/staff-collections.ts';
import type { WireStaffCollection } from '#contract/collection-schemas.ts';
import type { CallInput } from '#contract/define-call.ts';
import type { WireChosenProduct } from '#contract/product-schemas.ts';
import { checkCollection } from '#domain/collections/check-collection.ts';
import { COLLECTION_FIELDS, RULE_FIELDS } from '#domain/collections/collection-fields.ts';
import { type CollectionRule, EMPTY_RULE } from '#domain/collections/collection-rule.ts';
import { initialValues } from '#domain/fields/field.ts';
import type { FieldErrors } from '#web/shared/use-field-errors.ts';
import { readFields, type TypedFields, typedFields } from '../screen/typed-fields.ts';

/** The rule of the form, as typed; empty texts set nothing. */
export type RuleValues = TypedFields<typeof RULE_FIELDS>;

/** The form of a collection, as typed. */
export type CollectionValues = TypedFields<typeof COLLECTION_FIELDS> & {
  /** Address of its picture; null without one. */
  image: string | null;
  /** In the order of the page. */
  products: readonly WireChosenProduct[];
  rule: RuleValues;
};

export type CollectionBody = NonNullable<CallInput<typeof createCollection>['body']>;

export const EMPTY_COLLECTION: CollectionValues = {
  ...typedFields(COLLECTION_FIELDS, initialValues(COLLECTION_FIELDS)),
  image: null,
  products: [],
  rule: typedFields(RULE_FIELDS, EMPTY_RULE),
};

export function collectionToValues(collection: WireStaffCollection): CollectionValues {
  const { image = null, products, rule = EMPTY_RULE } = collection;
  const fields = typedFields(COLLECTION_FIELDS, collection);
  return { ...fields, image, products, rule: typedFields(RULE_FIELDS, rule) };
}

/** Returns the rule as the server stores it; prices in cents, NaN if invalid. */
export function valuesToRule(values: RuleValues): CollectionRule {
  return readFields(RULE_FIELDS, values).values;
}

/** Returns the body that saves the form: all fields, with the products or the rule that the kind uses. */
export function valuesToCollection({ image, products, rule, ...typed }: CollectionValues) {
  const { values } = readFields(COLLECTION_FIELDS, typed);
  const isByRule = values.kind === 'rule';
  const productIds = isByRule ? [] : products.map(({ _id }) => _id);
  return {
    ...values,
    image,
    productIds,
    ...(isByRule && { rule: valuesToRule(rule) }),
  } satisfies CollectionBody;
}

/** Messages by field, by the rules of the server. */
export function collectionErrors(form: CollectionValues): FieldErrors {
  const { rule = EMPTY_RULE, ...body } = valuesToCollection(form);
  const checked = checkCollection({ ...body, rule });
  const { unread } = readFields(RULE_FIELDS, body.kind === 'rule' ? form.rule : EMPTY_COLLECTION.rule);
  const ofRule = Object.entries(unread).map(([name, message]) => [`rule.${name}`, message]);
  return { ...(checked.ok ? {} : checked.problems), ...Object.fromEntries(ofRule) };
}
