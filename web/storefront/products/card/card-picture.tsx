import type { WireProductCard } from '#contract/calls/products.ts';
import { ProductPicture, previewStyle } from '#web/shared/product-picture.tsx';
import { cardPrices } from './card-prices.ts';

interface CardPictureProps {
  product: WireProductCard;
  priority: boolean;
  /** How wide it is shown. */
  sizes: string;
}

/**
 * The square picture, with what a shopper should know before anything else: the discount, or that it is gone.
 */
export function CardPicture({ product, priority, sizes }: CardPictureProps) {
  const { percentage } = cardPrices(product);
  return (
    <div
      className={product.availability ? 'card-picture' : 'card-picture card-picture-gone'}
      // One that is gone is paled, and would be seen through.
      style={previewStyle(product.availability ? product.imagePreview : undefined)}
    >
      <ProductPicture src={product.image} alt="" sizes={sizes} width={800} height={800} priority={priority} />
      {percentage !== null && (
        <span className="card-discount">
          <span aria-hidden="true">{`−${percentage}%`}</span>
          <span className="sr-only">{percentage}% off</span>
        </span>
      )}
      {!product.availability && <span className="card-gone">Out of Stock</span>}
    </div>
  );
}
