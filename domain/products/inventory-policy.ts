/** `deny`: not sold without stock; `continue`: sold below zero. The words are Shopify's. */
export const INVENTORY_POLICIES = ['deny', 'continue'] as const;

export type InventoryPolicy = (typeof INVENTORY_POLICIES)[number];
