import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { WireProductCard } from '#contract/calls/products.ts';
import { ProductPicture, previewStyle } from '#web/shared/product-picture.tsx';
import { cardPrices } from '../../pricing/card-prices.ts';
import { AddFromCard } from './add-from-card.tsx';
import { CardFacts } from './card-facts.tsx';
import { truncate } from './truncate.ts';

export interface ProductCardProps {
  product: WireProductCard;
  /** In the first row: loads its picture eagerly. */
  priority?: boolean | undefined;
  /** `sizes` of its picture. */
  sizes: string;
  headingLevel?: 2 | 3 | undefined;
}

/** Characters of texts on a card (specification, section 2). */
const NAME_LENGTH = 20;
const DESCRIPTION_LENGTH = 70;

export function ProductCard({ product, priority = false, sizes, headingLevel = 3 }: ProductCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { name } = product;
  const shortName = truncate(name, NAME_LENGTH);
  return (
    <article className="card">
      <CardPicture product={product} priority={priority} sizes={sizes} />
      <p className="card-kind">
        <span>{product.brand}</span> <i>·</i> <span>{product.category}</span>
      </p>
      <Heading className="card-name">
        <Link
          to={`/user/products/${encodeURIComponent(product._id)}`}
          viewTransition
          onClick={takePictureAlong}
        >
          {shortName === name ? name : <ShortName name={name} short={shortName} />}
        </Link>
      </Heading>
      <p className="card-text">{truncate(product.description, DESCRIPTION_LENGTH)}</p>
      <CardFacts product={product} />
      {product.hasNoOptions && product.availability && <AddFromCard product={product} />}
    </article>
  );
}

/** The card's picture becomes that of the page by a view transition, whose name must be unique. */
function takePictureAlong({ currentTarget }: MouseEvent<HTMLElement>) {
  for (const picture of document.querySelectorAll<HTMLElement>('.card-picture[style]'))
    picture.removeAttribute('style');
  currentTarget
    .closest('.card')
    ?.querySelector<HTMLElement>('.card-picture')
    ?.style.setProperty('view-transition-name', 'product-picture');
}

function ShortName({ name, short }: { name: string; short: string }) {
  return (
    <>
      <span aria-hidden="true" title={name}>
        {short}
      </span>
      <span className="sr-only">{name}</span>
    </>
  );
}

interface CardPictureProps {
  product: WireProductCard;
  priority: boolean;
  sizes: string;
}

function CardPicture({ product, priority, sizes }: CardPictureProps) {
  const { percentage, isUpTo } = cardPrices(product);
  const upTo = isUpTo ? 'up to ' : '';
  return (
    <div
      className={product.availability ? 'card-picture' : 'card-picture card-picture-gone'}
      // A faded picture would show the preview behind it.
      style={previewStyle(product.availability ? product.imagePreview : undefined)}
    >
      <ProductPicture src={product.image} alt={product.imageText} sizes={sizes} priority={priority} />
      {percentage !== null && (
        <span className="card-discount">
          <span aria-hidden="true">{`${upTo}−${percentage}%`}</span>
          <span className="sr-only">{`${upTo}${percentage}% off`}</span>
        </span>
      )}
      {!product.availability && <span className="card-gone">Out of Stock</span>}
    </div>
  );
}
