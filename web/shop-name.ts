import { createContext, use } from 'react';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';

/** Set by the root, for pages outside of the storefront's layout (`useShopDetails`). */
export const ShopNameContext = createContext(DEFAULT_SHOP_NAME);

export function useShopName(): string {
  return use(ShopNameContext);
}
