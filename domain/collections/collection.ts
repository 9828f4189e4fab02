import type { CollectionRule } from './collection-rule.ts';

/** By hand: the products that staff choose, in their order. By rule: those that match it, newest first. */
export const COLLECTION_KINDS = ['hand', 'rule'] as const;

export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** A collection as staff define it. */
export type CollectionDefinition = {
  title: string;
  /** The end of its address. */
  slug: string;
  description: string;
  /** Address of its picture; null without one. */
  image: string | null;
  isPublished: boolean;
  products: { kind: 'hand'; ids: readonly string[] } | { kind: 'rule'; rule: CollectionRule };
};

export type Collection = CollectionDefinition & { id: string };

/** The page of a collection. */
export function collectionPath(slug: string): string {
  return `/user/collections/${slug}`;
}
