import type { WireProductCard } from '#contract/products.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { StillLife } from './still-life.tsx';

/** The first words of the shop, beside a few of its things. */
export function Hero({ products }: { products: readonly WireProductCard[] }) {
  return (
    <Container className="grid items-center gap-x-16 gap-y-12 pt-8 pb-4 lg:grid-cols-12 lg:pt-6">
      <div className="lg:col-span-5">
        <h1 className="text-5xl">Fine things, kinder prices.</h1>
        <p className="mt-6 max-w-112 text-lg text-muted sm:text-xl">
          Premium products for every room and every day out, chosen one by one and offered for less than you
          would expect.
        </p>
        <ButtonLink to="/user/products" prefetch="intent" variant="primary" size="lg" className="mt-9">
          Browse Products
        </ButtonLink>
      </div>
      <StillLife products={products} />
    </Container>
  );
}
