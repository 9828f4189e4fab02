import { data } from 'react-router';
import { listProductCards } from '#contract/calls/products.ts';
import { MAX_FEATURED } from '#domain/products/featured.ts';
import { type LoadArgs, loaded } from '../../data.ts';

export async function loadHome({ api }: LoadArgs) {
  const featured = await loaded(api(listProductCards, { query: { featured: 'true', limit: MAX_FEATURED } }));
  return data({ featured }, { status: featured.ok ? 200 : 503 });
}
