import type { WireProductCard } from '#contract/products.ts';
import { HAS_HERO_PICTURE, HeroPicture } from '#web/shared/hero-picture.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { StillLife } from './still-life.tsx';

/** The first words of the shop, beside a few of its things. */
export function Hero({ products }: { products: readonly WireProductCard[] }) {
  return (
    <Container className="grid items-center gap-x-12 gap-y-10 pt-6 pb-4 lg:grid-cols-12 xl:gap-x-16">
      <div className="lg:col-span-5">
        <h1 className="text-5xl lg:max-xl:text-4xl">Fine things, kinder prices.</h1>
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
      {HAS_HERO_PICTURE ? (
        <div className="aspect-square overflow-hidden rounded-xl bg-sunken sm:aspect-16/10 lg:col-span-7">
          <HeroPicture
            uprightWhen="(width < 40rem)"
            sizes="(width >= 84rem) 46rem, (width >= 64rem) 56vw, 100vw"
            className="size-full object-[50%_75%]"
          />
        </div>
      ) : (
        <StillLife products={products} />
      )}
    </Container>
  );
}
