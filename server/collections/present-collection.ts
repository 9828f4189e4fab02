import type { WireCollection } from '#contract/calls/collections.ts';
import type { WireStaffCollection, WireStaffCollectionRow } from '#contract/collection-schemas.ts';
import { presentFields } from '#contract/described.ts';
import type { WireChosenProduct } from '#contract/product-schemas.ts';
import { RULE_FIELDS } from '#domain/collections/collection-fields.ts';
import { describeRule } from '#domain/collections/collection-rule.ts';
import type { CollectionRow } from './collection-queries.ts';
import type { ChosenProduct, StaffCollection, StaffCollectionRow } from './staff-collection-queries.ts';

export function presentCollection(collection: CollectionRow): WireCollection {
  const { slug, title, description, image, imagePreview, rule } = collection;
  return {
    slug,
    title,
    description,
    kind: rule ? 'rule' : 'hand',
    ...(image !== null && { image }),
    ...(imagePreview !== null && { imagePreview }),
  };
}

export function presentCollectionRow(row: StaffCollectionRow): WireStaffCollectionRow {
  const { id, slug, title, isPublished, rule, createdAt } = row;
  return {
    id,
    slug,
    title,
    published: isPublished,
    kind: rule ? 'rule' : 'hand',
    ...(rule && { sentence: describeRule(rule) }),
    createdAt: createdAt.toISOString(),
  };
}

export function presentStaffCollection(collection: StaffCollection): WireStaffCollection {
  const { description, image, chosen, rule, version } = collection;
  return {
    ...presentCollectionRow(collection),
    description,
    ...(image !== null && { image }),
    products: chosen.map(presentChosen),
    ...(rule && { rule: presentFields(RULE_FIELDS, rule) }),
    version,
  };
}

export function presentChosen({ id, name, image, brand, price }: ChosenProduct): WireChosenProduct {
  return { _id: id, name, image, brand, price };
}

type Audited = Pick<StaffCollectionRow, 'title' | 'slug' | 'description' | 'image' | 'isPublished' | 'rule'>;

/** Returns the fields of a collection for the audit log. */
export function auditedCollection(
  { title, slug, description, image, isPublished, rule }: Audited,
  ids: readonly string[],
) {
  const products = rule ? describeRule(rule) : ids;
  return { title, slug, description, image, published: isPublished, products };
}
