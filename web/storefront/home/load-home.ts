import { data } from 'react-router';
import { listProductCards } from '#contract/calls/products.ts';
import { MAX_FEATURED } from '#domain/products/featured.ts';
import { type LoadArgs, loaded } from '../../data.ts';
import { loadPageTexts } from '../page-texts/load-page-texts.ts';

export async function loadHome(args: LoadArgs) {
  const [featured, texts] = await Promise.all([
    loaded(args.api(listProductCards, { query: { featured: 'true', limit: MAX_FEATURED } })),
    loadPageTexts(args, 'home'),
  ]);
  return data({ featured, texts }, { status: featured.ok ? 200 : 503 });
}
