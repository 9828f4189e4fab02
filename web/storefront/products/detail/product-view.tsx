import { useState } from 'react';
import { useLocation } from 'react-router';
import { findVariant } from '#domain/pricing/find-variant.ts';
import type { Product } from '#domain/products/product.ts';
import { spansVariants } from '#domain/products/product-option.ts';
import { describeVariant } from '#domain/products/variants/describe-variant.ts';
import { useUrlState } from '#web/shared/use-url-state.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx';
import type { Loaded } from '../../../data.ts';
import { Reviews, type ReviewsOfProduct } from '../../reviews/of-product/reviews.tsx';
import { type Choice, choiceFromQuery } from '../../selection-in-url.ts';
import { StockAlertForm } from '../../stock-alerts/stock-alert-form.tsx';
import { MORE_PRODUCTS } from '../more/place.ts';
import { BuyBar } from './buy-bar.tsx';
import { Gallery } from './gallery.tsx';
import { LazyProductTools } from './lazy-product-tools.tsx';
import type { OptionGroup } from './option-groups.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductHeading } from './product-heading.tsx';
import { findColorPictureIndex, firstPictureIndex, listPictures } from './product-pictures.ts';
import { choiceQuery } from './product-urls.ts';
import { PurchaseForm } from './purchase-form.tsx';
import { soldOutText } from './sold-out-text.ts';

interface ProductViewProps {
  product: Product;
  /** Of a formatted description. */
  descriptionHtml?: string | undefined;
  reviews: Loaded<ReviewsOfProduct>;
}

export function ProductView({ product, descriptionHtml, reviews }: ProductViewProps) {
  const { search } = useLocation();
  const [choice, setChoice] = useChoice(product);
  const pictures = listPictures(product);
  const variant = findVariant(product, choice.selection);
  const [picture, setPicture] = useState(() => {
    const query = new URLSearchParams(search);
    const ofVariant = query.has('picture') || !variant?.image ? -1 : pictures.indexOf(variant.image);
    return ofVariant >= 0 ? ofVariant : firstPictureIndex(pictures, query);
  });
  const [moved, setMoved] = useState<string | null>(null);

  function choose(group: OptionGroup, value: string | null) {
    const selection = group.choose(value);
    setChoice({ ...choice, selection });
    setMoved(group.movesOf(value));
    const { image = null } = findVariant(product, selection) ?? {};
    if (image) setPicture(pictures.indexOf(image));
    else if (group.name === 'color' && value !== null)
      setPicture(findColorPictureIndex(pictures, value) ?? picture);
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
            <ProductHeading
              product={product}
              selection={choice.selection}
              hasDescription={descriptionHtml === undefined}
            />
            <PurchaseForm
              product={product}
              choice={choice}
              moved={moved}
              onChoose={choose}
              onChoice={setChoice}
            />
            <LazyProductTools product={product} choice={choice} />
            {soldOutText(product, choice.selection) !== null && (
              <StockAlertForm
                productId={product.id}
                variantId={(spansVariants(product) && variant?.id) || null}
                what={variant ? describeVariant(variant.options) : ''}
              />
            )}
            <ProductFacts product={product} variant={variant} />
          </div>
          <ProductDetails product={product} descriptionHtml={descriptionHtml} />
        </div>
        <Reviews reviews={reviews} />
        <div id={MORE_PRODUCTS} />
      </Container>
      {product.availability && <BuyBar product={product} choice={choice} />}
    </>
  );
}

/** The chosen options. Replaces the history entry, so that Back leaves the product. */
function useChoice(options: Product): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useUrlState<Choice>({
    read: (query) => {
      const choice = choiceFromQuery(query, options);
      return { ...choice, quantity: Math.max(choice.quantity, options.minPerOrder ?? 1) };
    },
    write: (choice, previous) => choiceQuery(choice, options, previous),
  });
  return [choice, (next) => setChoice(next, { replace: true })];
}
