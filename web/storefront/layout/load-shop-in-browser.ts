import { inBrowser } from '#web/data.ts';
import { loadShop } from './load-shop.ts';

export const loadShopInBrowser = inBrowser(loadShop);
