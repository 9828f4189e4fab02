import { Link } from 'react-router';
import type { WireProductCard } from '#contract/products.ts';
import { Heading } from '../../ui/heading.tsx';
import { CardName } from './card-name.tsx';
import { CardPicture } from './card-picture.tsx';
import { CardPrice } from './card-price.tsx';
import { CardRating } from './card-rating.tsx';
import { truncate } from './truncate.ts';

export interface ProductCardProps {
  product: WireProductCard;
  /** In the first row: its picture is fetched at once instead of when it comes near. */
  priority?: boolean | undefined;
  /** The card's place in the outline of the page. */
  headingLevel?: 2 | 3 | undefined;
}

const DESCRIPTION_LENGTH = 70;

/**
 * A product in a list. Its one link is its name and reaches over the whole card. It spans the five rows of
 * `ProductGrid`, so that names and prices of neighbours stand on one line.
 */
export function ProductCard({ product, priority = false, headingLevel = 3 }: ProductCardProps) {
  return (
    <article className="group relative row-span-5 grid grid-rows-subgrid content-start rounded-xl outline-offset-4 outline-focus has-focus-visible:outline-2">
      <CardPicture product={product} priority={priority} />
      <p className="mt-4 text-sm text-muted">
        {product.brand} <span aria-hidden="true">·</span> {product.category}
      </p>
      <Heading
        level={headingLevel}
        className="mt-1 font-sans text-base font-semibold tracking-normal sm:text-lg"
      >
        <Link
          to={`/user/products/${encodeURIComponent(product._id)}`}
          prefetch="intent"
          className="decoration-mark decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:shadow-none! focus-visible:outline-none!"
        >
          <CardName name={product.name} />
        </Link>
      </Heading>
      <p className="mt-1.5 text-sm text-muted">{truncate(product.description, DESCRIPTION_LENGTH)}</p>
      <div className="mt-3 flex flex-col gap-x-3 gap-y-1 @min-[40rem]:flex-row @min-[40rem]:flex-wrap @min-[40rem]:items-baseline @min-[40rem]:justify-between">
        <CardPrice product={product} />
        <CardRating rating={product.rating} reviews={product.reviews} />
      </div>
    </article>
  );
}
