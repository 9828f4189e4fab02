import type { WireProductCard } from '#contract/calls/products.ts';
import { ProductPicture, previewStyle } from '#web/shared/product-picture.tsx';
import { cardPrices } from './card-prices.ts';

interface CardPictureProps {
  product: WireProductCard;
  priority: boolean;
  sizes: string;
}

export function CardPicture({ product, priority, sizes }: CardPictureProps) {
  const { percentage } = cardPrices(product);
  return (
    <div
      className={product.availability ? 'card-picture' : 'card-picture card-picture-gone'}
      // A faded picture would show the preview behind it.
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
