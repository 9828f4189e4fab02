import type { WireProductCard } from '#contract/calls/products.ts';
import type { Reply } from '#contract/client.ts';
import type { Loaded } from '../../data.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useStateText } from '../page-texts/state-texts-context.ts';
import { ProductGrid } from '../products/card/product-grid.tsx';

type Featured = Loaded<Reply<WireProductCard[]>>;

export function FeaturedProducts({ featured, title }: { featured: Featured; title: string }) {
  return (
    <Container as="section" aria-labelledby="featured" className="py-section">
      <SectionHeading
        id="featured"
        title={title}
        action={
          <ButtonLink to="/user/products" className="max-sm:px-4">
            Show All
          </ButtonLink>
        }
      />
      <Cards featured={featured} />
    </Container>
  );
}

function Cards({ featured }: { featured: Featured }) {
  if (!featured.ok)
    return (
      <ErrorState
        level={3}
        title={`Error loading products: ${featured.message || 'Failed to fetch products'}`}
        retryHref="/user/home"
      />
    );
  const products = featured.data.body;
  if (products.length === 0) return <NothingFeatured />;
  return <ProductGrid products={products} isSelection={products.length % 4 === 0} />;
}

function NothingFeatured() {
  const title = useStateText('nothingFeaturedTitle');
  return <EmptyState level={3} title={title} text={useStateText('nothingFeaturedText')} />;
}
