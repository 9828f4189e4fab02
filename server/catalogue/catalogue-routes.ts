import type { Hono } from 'hono';
import { LIST_CAP } from '#contract/limits.ts';
import {
  getProduct,
  getProductFacets,
  listFeaturedProducts,
  listProductCards,
  listProducts,
  listProductsOfCategory,
  type ProductListQuery,
  searchProducts,
} from '#contract/products.ts';
import type { Database } from '#db/connection.ts';
import { NO_FILTER } from '#domain/catalogue/filter.ts';
import { refuse, success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import {
  findProduct,
  type ProductsWanted,
  selectFacets,
  selectProductCards,
  selectProducts,
} from './catalogue-queries.ts';
import { presentFacets, presentProduct, presentProductCard } from './present-product.ts';
import { productFilterOf } from './product-filter.ts';

/** The catalogue as shoppers read it. */
export function catalogueRoutes(app: Hono<Environment>, db: Database): void {
  const list = async (wanted: ProductsWanted) => {
    const { products, total } = await selectProducts(db, wanted);
    return success(products.map(presentProduct), { page: { ...pageOf(wanted), total } });
  };

  bind(app, listProducts, ({ query }) => list({ filter: productFilterOf(query), ...pageOf(query) }));

  bind(app, listProductCards, async ({ query }) => {
    const wanted = { filter: productFilterOf(query), featured: query.featured ?? false, ...pageOf(query) };
    const { cards, total } = await selectProductCards(db, wanted);
    return success(cards.map(presentProductCard), { page: { ...pageOf(wanted), total } });
  });

  bind(app, listFeaturedProducts, ({ query }) =>
    list({ filter: NO_FILTER, featured: true, ...pageOf(query) }),
  );

  bind(app, getProductFacets, async ({ query }) =>
    success(presentFacets(await selectFacets(db, productFilterOf(query)))),
  );

  bind(app, listProductsOfCategory, ({ params, query }) =>
    list({ filter: { ...NO_FILTER, category: params.category }, ...pageOf(query) }),
  );

  bind(app, searchProducts, ({ params, query }) =>
    list({ filter: { ...NO_FILTER, search: params.query || null }, ...pageOf(query) }),
  );

  bind(app, getProduct, async ({ params }) => {
    const product = await findProduct(db, params.id);
    return product ? success(presentProduct(product)) : refuse('not_found', 'Product not found');
  });
}

/** Without a limit a list is capped; the newest come first. */
function pageOf(query: Partial<Pick<ProductListQuery, 'page' | 'limit' | 'sort'>>) {
  return { page: query.page ?? 1, limit: query.limit ?? LIST_CAP, sort: query.sort ?? 'newest' };
}
