import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Product, ProductOptions } from '#domain/products/product.ts';
import { useUrlState } from '#web/shared/use-url-state.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx';
import type { Loaded } from '../../../data.ts';
import { Reviews, type ReviewsOfProduct } from '../../reviews/of-product/reviews.tsx';
import { type Choice, choiceFromQuery } from '../../selection-in-url.ts';
import { BuyBar } from './buy-bar.tsx';
import { Gallery } from './gallery.tsx';
import type { OptionGroup } from './option-groups.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductHeading } from './product-heading.tsx';
import { firstPictureIndex, pictureIndexOfColor, picturesOf } from './product-pictures.ts';
import { choiceQuery } from './product-urls.ts';
import { PurchaseForm } from './purchase-form.tsx';

interface ProductViewProps {
  product: Product;
  reviews: Loaded<ReviewsOfProduct>;
}

export function ProductView({ product, reviews }: ProductViewProps) {
  const { search } = useLocation();
  const [choice, setChoice] = useChoice(product);
  const pictures = picturesOf(product);
  const [picture, setPicture] = useState(() => firstPictureIndex(pictures, new URLSearchParams(search)));

  function choose(group: OptionGroup, value: string | null) {
    setChoice({ ...choice, selection: group.choose(value) });
    if (group.name === 'color' && value !== null) setPicture(pictureIndexOfColor(pictures, value) ?? picture);
  }

  return (
    <>
      <Container className="pt-4 pb-section">
        <Breadcrumbs
          items={[
            { label: 'Home', to: '/user/home' },
            { label: 'Products', to: '/user/products' },
            { label: product.name },
          ]}
        />
        <div className="mt-3 grid grid-cols-1 items-start gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-y-14 xl:gap-x-16">
          <Gallery product={product} choice={choice} index={picture} onIndex={setPicture} />
          <div className="min-w-0 lg:row-span-2">
            <ProductHeading product={product} selection={choice.selection} />
            <PurchaseForm product={product} choice={choice} onChoose={choose} onChoice={setChoice} />
            <ProductFacts product={product} />
          </div>
          <ProductDetails product={product} />
        </div>
        <Reviews reviews={reviews} />
      </Container>
      {product.availability && <BuyBar product={product} choice={choice} />}
    </>
  );
}

/** The chosen options. Replaces the history entry, so that Back leaves the product. */
function useChoice(options: ProductOptions): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useUrlState<Choice>({
    read: (query) => choiceFromQuery(query, options),
    write: choiceQuery,
  });
  return [choice, (next) => setChoice(next, { replace: true })];
}
