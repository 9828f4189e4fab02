import { createPortal } from 'react-dom';
import { openingSurcharge } from '#domain/pricing/surcharge.ts';
import type { Product } from '#domain/products/product.ts';
import { cardPrices } from '../../pricing/card-prices.ts';
import { type Choice, choiceToQuery } from '../../selection-in-url.ts';
import { ShareButton } from '../../share-button.tsx';
import { WishButton } from '../../wishes/wish-button.tsx';
import { MoreProducts } from '../more/more-products.tsx';
import { MORE_PRODUCTS } from '../more/place.ts';
import { productPath } from './product-urls.ts';

export interface ProductToolsProps {
  product: Product;
  choice: Choice;
}

/** What a product page offers besides buying, at its two places. In the browser only. */
export function ProductTools({ product, choice }: ProductToolsProps) {
  const { price, discountPrice, priceRange } = product;
  const { current } = cardPrices({
    price,
    ...(discountPrice !== null && { discountPrice }),
    ...(priceRange && { priceRange }),
    surcharge: openingSurcharge(product),
  });
  const place = document.getElementById(MORE_PRODUCTS);
  return (
    <>
      <WishButton productId={product.id} seenPrice={current} />
      <ShareButton title={product.name} path={pathOf(product, choice)} what="this product">
        Share
      </ShareButton>
      {place && createPortal(<MoreProducts productId={product.id} />, place)}
    </>
  );
}

/** The product as it is chosen. */
function pathOf(product: Product, choice: Choice): string {
  const query = choiceToQuery({ ...choice, quantity: 1 }, product).toString();
  return productPath(product.id) + (query && `?${query}`);
}
