import { memo } from 'react';
import { inBrowser, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import { searchTexts } from '../page-texts/search-texts.ts';
import { useShopDetails } from '../shop-details.ts';
import type { Route } from './+types/home';
import { Categories } from './categories.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import { loadHome } from './load-home.ts';
import { Testimonials } from './testimonials.tsx';
import { WhyChooseUs } from './why-choose-us.tsx';

export const loader = onServer(loadHome);
export const clientLoader = inBrowser(loadHome);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { ...searchTexts(loaderData), path: '/user/home' });

export default function Home({ loaderData: { featured, texts } }: Route.ComponentProps) {
  return <Page featured={featured} texts={texts} />;
}

/** Memoized: navigation to another page would wait for it to render. */
const Page = memo(function Page({ featured, texts }: Route.ComponentProps['loaderData']) {
  const { showsExamples } = useShopDetails();
  return (
    <>
      <Hero products={featured.ok ? featured.data.body : []} texts={texts} />
      <FeaturedProducts featured={featured} title={texts.featuredTitle} />
      {showsExamples && <Categories />}
      {texts.reasons.length > 0 && <WhyChooseUs texts={texts} />}
      {texts.testimonials.length > 0 && <Testimonials texts={texts} />}
    </>
  );
});
