/**
 * Who sees a product: staff prepare a draft; everybody finds an active one; an unlisted one opens by its
 * address and is in no list; an archived one is not sold any more.
 */
export const PRODUCT_STATUSES = ['draft', 'active', 'unlisted', 'archived'] as const;

export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const STATUS_NAMES: Readonly<Record<ProductStatus, string>> = {
  draft: 'Draft',
  active: 'Active',
  unlisted: 'Unlisted',
  archived: 'Archived',
};

type WithStatus = { status?: ProductStatus | undefined };

/** True if lists, searches and suggestions show it to shoppers. */
export function isListed({ status = 'active' }: WithStatus): boolean {
  return status === 'active';
}

/** True if shoppers can open its page and buy it. */
export function isShown({ status = 'active' }: WithStatus): boolean {
  return status === 'active' || status === 'unlisted';
}
