/*
 * What one IP, or all unpaid orders, may hold over all products (decision 096). Pieces are counted as
 * parts of their stocks: the only piece of a product is one stock, one of four is a quarter. So in a shop of
 * few pieces as in one of many, products are left for others.
 */

/** No decision depends on a shop with more stocks than these. */
export const MAX_COUNTED_STOCKS = 200;

/**
 * Returns a quantity as a part of a product's pieces, 0 to 1; `all` are its pieces, held ones included.
 */
export function computeStockShare({ quantity, all }: { quantity: number; all: number }): number {
  return Math.min(1, quantity / Math.max(1, all));
}

/** A share of the shop's stocks, and how many stocks are allowed in a shop of any size. */
export type ShareOfShop = { share: number; always: number };

/** The shares that all unpaid orders may hold together, and those of one IP. */
export const UNPAID_STOCKS: ShareOfShop = { share: 0.5, always: 1 };
export const UNPAID_STOCKS_OF_IP: ShareOfShop = { share: 0.25, always: 1 };

/** True if so many stocks are more than their share of a shop with `inShop` stocks. */
export function isAboveShare(stocks: number, inShop: number, { share, always }: ShareOfShop): boolean {
  return stocks > Math.max(always, inShop * share) + ROUNDING;
}

/** Above the errors of adding parts. */
const ROUNDING = 1e-9;
