import type { WireProductCard } from '#contract/calls/products.ts';
import { studioFiles } from '#web/shared/studio-files.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { StillLife } from './still-life.tsx';

/** Not the pictures of the landing page and About. */
const COFFEE = studioFiles('home/morning-espresso-machine-portafilter');

export function Hero({ products }: { products: readonly WireProductCard[] }) {
  return (
    <Container className="grid items-center gap-x-12 gap-y-10 pt-6 pb-4 lg:grid-cols-12 xl:gap-x-16">
      <div className="lg:col-span-5">
        <h1 className="text-5xl lg:max-xl:text-4xl xl:text-[length:min(var(--text-5xl),4.5rem)]">
          Fine things, kinder prices.
        </h1>
        <p className="mt-6 max-w-112 text-lg text-muted sm:text-xl">
          Premium products for every room and every day out, chosen one by one and offered for less than you
          would expect.
        </p>
        <ButtonLink
          to="/user/products"
          prefetch="intent"
          variant="primary"
          size="lg"
          className="mt-9 max-sm:w-full"
        >
          Browse Products
        </ButtonLink>
      </div>
      {COFFEE ? (
        <div className="aspect-square overflow-hidden rounded-xl bg-sunken sm:aspect-16/10 lg:col-span-7">
          <Picture
            src={COFFEE.src}
            alt=""
            width={1000}
            height={1000}
            sizes="(width >= 84rem) 46rem, (width >= 64rem) 56vw, 100vw"
            srcSet={COFFEE.webp}
            sources={[{ type: 'image/avif', srcSet: COFFEE.avif }]}
            priority
            className="dim-at-night size-full object-cover [view-transition-name:hero-picture]"
          />
        </div>
      ) : (
        <StillLife products={products} />
      )}
    </Container>
  );
}
