import { data } from 'react-router';
import { listProductCards } from '#contract/products.ts';
import { type LoadArgs, loaded } from '../../data.ts';

/** Two rows of four (spec 2). */
const FEATURED_COUNT = 8;

export async function loadHome({ api }: LoadArgs) {
  const featured = await loaded(
    api(listProductCards, { query: { featured: 'true', limit: FEATURED_COUNT } }),
  );
  return data({ featured }, { status: featured.ok ? 200 : 503 });
}
