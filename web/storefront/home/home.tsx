import { memo } from 'react';
import { inBrowser, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import { findShopDetails, useShopDetails } from '../shop-details.ts';
import type { Route } from './+types/home';
import { Categories } from './categories.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import { loadHome } from './load-home.ts';
import { Testimonials } from './testimonials.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

export const loader = onServer(loadHome);
export const clientLoader = inBrowser(loadHome);

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Home – Marigold',
    description: findShopDetails(matches).showsExamples
      ? 'Electronics, home, fashion, beauty and outdoor gear, chosen one by one and offered for less than you would expect.'
      : `All products of ${findShopDetails(matches).name}.`,
    path: '/user/home',
  });

export default function Home({ loaderData: { featured } }: Route.ComponentProps) {
  return <Page featured={featured} />;
}

/** Memoized: navigation to another page would wait for it to render. */
const Page = memo(function Page({ featured }: Route.ComponentProps['loaderData']) {
  const { showsExamples } = useShopDetails();
  return (
    <>
      <Hero products={featured.ok ? featured.data.body : []} />
      <FeaturedProducts featured={featured} />
      {showsExamples && (
        <>
          <Categories />
          <WhyChooseUs />
          <Testimonials />
        </>
      )}
    </>
  );
});
