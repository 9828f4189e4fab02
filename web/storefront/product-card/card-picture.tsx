import type { WireProductCard } from '#contract/products.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { cardPrices } from './card-prices.ts';

interface CardPictureProps {
  product: WireProductCard;
  priority: boolean;
}

/** The square picture, with what a shopper should know before anything else: the discount, or that it is gone. */
export function CardPicture({ product, priority }: CardPictureProps) {
  const { percentage } = cardPrices(product);
  return (
    <div className="relative aspect-square overflow-hidden rounded-xl bg-sunken">
      <Picture
        src={product.image}
        alt=""
        width={800}
        height={800}
        priority={priority}
        className={classNames(
          'size-full object-cover transition-transform duration-calm group-hover:scale-103',
          !product.availability && 'opacity-60',
        )}
      />
      {percentage !== null && percentage > 0 && (
        <span className="absolute top-3 left-3 rounded-sm bg-accent px-2 py-0.5 text-sm font-semibold text-on-accent numeric">
          <span aria-hidden="true">−</span>
          {percentage}%<span className="sr-only"> off</span>
        </span>
      )}
      {!product.availability && (
        <Badge className="absolute bottom-3 left-3 bg-surface text-ink">Out of Stock</Badge>
      )}
    </div>
  );
}
