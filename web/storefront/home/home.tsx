import { data } from 'react-router';
import { listProductCards } from '#contract/products.ts';
import { inBrowser, type LoadArgs, loaded, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import type { Route } from './+types/home';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

/** Two rows of four (spec 2). */
const FEATURED_COUNT = 8;

async function load({ api }: LoadArgs) {
  const featured = await loaded(
    api(listProductCards, { query: { featured: 'true', limit: FEATURED_COUNT } }),
  );
  return data({ featured }, { status: featured.ok ? 200 : 503 });
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Home – Marigold',
    description:
      'Electronics, home, fashion, beauty and outdoor gear, chosen one by one and offered for less than you would expect.',
    path: '/user/home',
  });

export default function Home({ loaderData: { featured } }: Route.ComponentProps) {
  return (
    <>
      <Hero products={featured.ok ? featured.data.body : []} />
      <FeaturedProducts featured={featured} />
      <WhyChooseUs />
      <Testimonials />
    </>
  );
}
