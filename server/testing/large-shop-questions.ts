import { type Database, inTransaction } from '#db/connection.ts';
import { BUILT_IN_SYNONYMS } from '#domain/products/search/synonyms.ts';
import { countPieces } from '#domain/products/stock.ts';
import { DAY } from '#domain/time-units.ts';
import { findActiveMembership } from '../members/membership-queries.ts';
import { insertOrder } from '../orders/insert-order.ts';
import { orderRowQueries } from '../orders/order-list-queries.ts';
import { findOrder, findOrdersOfEmail, findOrdersOfPhone } from '../orders/order-queries.ts';
import { selectUnpaidPieces } from '../orders/unpaid-order-queries.ts';
import { selectFacets } from '../products/facet-queries.ts';
import { hasVariants, selectOptionFacets } from '../products/option-facet-queries.ts';
import { type CatalogueTotals, productQueries } from '../products/product-list-queries.ts';
import { findOffered, findProduct, findProductCards } from '../products/product-queries.ts';
import { BY_RULE } from '../products/search/search-plan.ts';
import { searchProducts } from '../products/search/search-products.ts';
import { type CollectionsToSuggest, suggest } from '../products/search/suggest.ts';
import { selectPartStarts, selectProductIds } from '../products/sitemap-queries.ts';
import { staffProductRowQueries } from '../products/staff-product-queries.ts';
import { selectLowVariants } from '../products/variants/low-variant-queries.ts';
import { selectReviewedProducts } from '../reviews/order-review-queries.ts';
import { countRatings, selectReviews } from '../reviews/review-queries.ts';
import { staffReviewQueries } from '../reviews/staff-review-queries.ts';
import { takeStock } from '../stock/move-stock.ts';
import { findSold } from '../stock/stock-queries.ts';

const NO_COLLECTIONS: CollectionsToSuggest = { read: async () => [], pictureOf: async () => null };

/** The subjects of the questions: an existing product, order and reviewer, and a frequent word. */
export type Examples = {
  productId: string;
  category: string;
  orderId: string;
  email: string;
  phone: string;
  reviewer: string;
  word: string;
};

/** By name. */
export type Questions = Record<string, () => Promise<unknown>>;

/** The questions of a shopper, and the writes of a purchase, which are rolled back. */
export function shopperQuestions(db: Database, examples: Examples): Questions {
  const { productId, category, orderId, email, phone, word } = examples;
  type ProductRequest = Parameters<typeof productQueries.page>[1];
  const cards = (request: ProductRequest) =>
    productQueries.page(db, { limit: 24, ...request }, { plan: BY_RULE });
  const known = { hasFurther: false, spellings: { category: [category] } };
  const totals: CatalogueTotals = {
    count: (_key, _filter, count) => count(),
    countPrices: async (_key, _filter, readPrices) => (await readPrices(50_000)).length,
  };
  const listPageCards = async () => {
    const { rows } = await cards({ page: 2 });
    const ids = rows.map(({ id }) => id);
    return await findProductCards(db, ids);
  };
  const searched = (search: string, more: ProductRequest = {}) =>
    searchProducts(db, { search }, BUILT_IN_SYNONYMS, (plan) =>
      productQueries.page(db, { search, limit: 24, ...more }, { plan }),
    );
  const facets = (filter: Parameters<typeof selectFacets>[1]) =>
    searchProducts(db, filter, BUILT_IN_SYNONYMS, (plan) => selectFacets(db, filter, { plan }));
  const optionFacets = (filter: Parameters<typeof selectFacets>[1]) =>
    selectOptionFacets(db, filter, { plan: BY_RULE });
  const reviews = (more: Partial<Parameters<typeof selectReviews>[2]>) =>
    selectReviews(db, productId, { stars: null, sort: 'newest', page: 1, limit: 10, ...more });
  return {
    products: () => cards({}),
    'products, page 4': () => cards({ page: 4 }),
    'what a list shows of 24 products': listPageCards,
    'products of a category': () => cards({ category }),
    'products of a category with known spellings': () =>
      productQueries.page(db, { category, limit: 24 }, { plan: BY_RULE, ...known }),
    'prices of a category': () =>
      productQueries.page(db, { category, minPrice: 20, limit: 24 }, { plan: BY_RULE, totals, ...known }),
    'facets of a category with known spellings': () =>
      selectFacets(db, { category }, { plan: BY_RULE, ...known }),
    'products by price': () => cards({ sort: 'price-asc' }),
    'products by rating': () => cards({ sort: 'rating' }),
    'products by name': () => cards({ sort: 'name' }),
    'products between two prices': () => cards({ minPrice: 20, maxPrice: 30 }),
    'products in stock': () => cards({ inStock: true }),
    'products on sale': () => cards({ onSale: true }),
    'products with four stars': () => cards({ rating: 4 }),
    'products of a size': () => cards({ options: 'size:2' }),
    'products of a size nobody has': () => cards({ options: 'size:none' }),
    'products of a category in a size in stock': () =>
      cards({ category, options: 'size:2,color:red', inStock: true }),
    'a search for a word in a size': () => searched(word, { options: 'size:2' }),
    'featured products': () => productQueries.page(db, { limit: 24 }, { plan: BY_RULE, featured: true }),
    'a search for a frequent word': () => searched(word),
    'a search for two words': () => searched(`${word} 1234`),
    'a search for two letters': () => searched(word.slice(0, 2)),
    'a search for two words, by price': () => searched(`${word} 1234`, { sort: 'price-asc' }),
    'a search with a slip': () => searched(`${word.slice(0, -1)}q`),
    'a search for nothing there': () => searched('zzzzqqqq'),
    suggestions: () =>
      suggest(db, word, {
        facets: { categories: [], brands: [] },
        synonyms: BUILT_IN_SYNONYMS,
        collections: NO_COLLECTIONS,
      }),
    facets: () => facets({}),
    'facets of a category': () => facets({ category }),
    'facets of a search': () => facets({ search: `${word} 1234` }),
    'facets of a category in a size in stock': () =>
      facets({ category, options: 'size:2', inStock: true, rating: 4 }),
    'options of everything': () => optionFacets({}),
    'options of a category and brand': () => optionFacets({ category, brand: 'brand 7', inStock: true }),
    'options of a search': () => optionFacets({ search: `${word} 1234`, options: 'size:2' }),
    'whether products have options': () => hasVariants(db),
    'a product': () => findProduct(db, productId),
    'reviews of a product': () => reviews({}),
    'its most helpful reviews': () => reviews({ sort: 'helpful' }),
    'its reviews with five stars': () => reviews({ stars: 5 }),
    'its ratings': () => countRatings(db, productId),
    'the parts of a sitemap': () => selectPartStarts(db, 49_000),
    'a part of a sitemap': () => selectProductIds(db, { from: productId, limit: 1_000 }),
    'an order by its id': () => findOrder(db, orderId),
    'orders of an email address': () => findOrdersOfEmail(db, email),
    'orders of a phone number': () => findOrdersOfPhone(db, phone),
    'reviewed products of an order': () => selectReviewedProducts(db, [orderId]),
    'the membership of an address': () => findActiveMembership(db, email, new Date()),
    'the prices of a cart': () => findOffered(db, [{ productId }]),
    'the pieces that unpaid orders hold': () =>
      inTransaction(db, (tx) => selectUnpaidPieces(tx, [productId], new Date(Date.now() - DAY))),
    'a purchase': () => buy(db, examples),
  };
}

/** The questions of the back office. */
export function staffQuestions(db: Database, { orderId, email, reviewer, word }: Examples): Questions {
  const context = { now: new Date(), zone: 'UTC' };
  const products = (request: Parameters<typeof staffProductRowQueries.page>[1]) =>
    staffProductRowQueries.page(db, { limit: 10, ...request }, { lowStock: 5 });
  const orders = (request: Parameters<typeof orderRowQueries.page>[1]) =>
    orderRowQueries.page(db, { limit: 10, ...request }, context);
  const reviews = (request: Parameters<typeof staffReviewQueries.page>[1]) =>
    staffReviewQueries.page(db, { limit: 10, ...request }, context);
  return {
    orders: () => orders({}),
    'orders placed': () => orders({ status: 'placed' }),
    'orders by total': () => orders({ sort: 'total-desc' }),
    'orders of an address': () => orders({ search: email }),
    'orders by a part of an id': () => orders({ search: orderId.slice(0, 12) }),
    'orders with two letters': () => orders({ search: 'li' }),
    reviews: () => reviews({}),
    'reviews with one star': () => reviews({ rating: 1 }),
    'reviews of an address': () => reviews({ search: reviewer }),
    'reviews with a word': () => reviews({ search: 'battery' }),
    'all products': () => products({}),
    'products low on stock': () => products({ stock: 'low' }),
    'products with low variants': () => products({ stock: 'some-low' }),
    'low variants': () => selectLowVariants(db, 5, 6),
    'products by stock': () => products({ sort: 'stock-asc' }),
    'products by stock, from the highest': () => products({ sort: 'stock-desc' }),
    'products with a word': () => products({ search: word }),
  };
}

class RolledBack extends Error {}

async function buy(db: Database, { productId, orderId }: Examples): Promise<void> {
  const pieces = countPieces([{ productId, quantity: 1 }]);
  const stored = await findOrder(db, orderId);
  await findSold(db, [productId]);
  await inTransaction(db, async (tx) => {
    const at = new Date();
    await takeStock(tx, pieces, { kind: 'order', id: orderId, reason: 'Sold', at });
    if (stored) await insertOrder(tx, { ...stored.order, id: 'MG-NEW', paymentIntentId: 'pi_new' }, null);
    throw new RolledBack();
  }).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error;
  });
}
