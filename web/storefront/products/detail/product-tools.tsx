import { createPortal } from 'react-dom';
import { findVariant } from '#domain/pricing/find-variant.ts';
import { describeSelection, resolveSelection } from '#domain/pricing/resolve-selection.ts';
import { chosenValue } from '#domain/pricing/selection.ts';
import { openingSurcharge } from '#domain/pricing/surcharge.ts';
import { LIST_NAMES } from '#domain/products/option-words.ts';
import { pictureOfColor } from '#domain/products/picture-of-color.ts';
import type { Product } from '#domain/products/product.ts';
import { MAX_WISH_CHOICE, type WishChoice } from '#domain/wishes/wish-list.ts';
import { cardPrices } from '../../pricing/card-prices.ts';
import { type Choice, choiceToQuery } from '../../selection-in-url.ts';
import { ShareButton } from '../../share-button.tsx';
import { WishButton } from '../../wishes/wish-button.tsx';
import { MoreProducts } from '../more/more-products.tsx';
import { MORE_PRODUCTS } from '../more/place.ts';
import { listPictures } from './product-pictures.ts';
import { productPath } from './product-urls.ts';

export interface ProductToolsProps {
  product: Product;
  choice: Choice;
}

/** The tools of a product page besides buying, at its two places. In the browser only. */
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
      <WishButton productId={product.id} seenPrice={current} choice={wishedChoice(product, choice)} />
      <ShareButton title={product.name} path={createPath(product, choice)} what="this product">
        Share
      </ShareButton>
      {place && createPortal(<MoreProducts productId={product.id} />, place)}
    </>
  );
}

/** The wish list's words for a choice: never a typed text, which is in no URL. */
function wishedChoice(product: Product, choice: Choice): WishChoice | null {
  const resolved = resolveSelection(product, choice.selection);
  const words = resolved.ok ? describeSelection(resolved.selection) : '';
  if (words === '') return null;
  const image =
    findVariant(product, choice.selection)?.image ??
    pictureOfColor(listPictures(product), chosenValue(choice.selection, LIST_NAMES.color) ?? '') ??
    product.image;
  const query = choiceToQuery({ ...choice, quantity: 1 }, product).toString();
  const isShort = [query, words, image].every(({ length }) => length <= MAX_WISH_CHOICE);
  return isShort ? { query, words, image } : null;
}

/** The product as it is chosen. */
function createPath(product: Product, choice: Choice): string {
  const query = choiceToQuery({ ...choice, quantity: 1 }, product).toString();
  return productPath(product.id) + (query && `?${query}`);
}
