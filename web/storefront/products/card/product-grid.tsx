import type { WireProductCard } from '#contract/calls/products.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

export interface ProductGridProps extends Pick<ProductCardProps, 'headingLevel'> {
  products: readonly WireProductCard[];
  /** Number of pictures to load eagerly. */
  priorityCount?: number | undefined;
  /** Four columns on tablets, for a number that fills whole rows. */
  isSelection?: boolean | undefined;
}

export function ProductGrid({ products, priorityCount = 0, isSelection, headingLevel }: ProductGridProps) {
  return (
    <div className="@container">
      <ul className={classNames(COLUMNS, isSelection ? SELECTION_COLUMNS : LIST_COLUMNS)}>
        {products.map((product, position) => (
          <li key={product._id} className="card-cell">
            <ProductCard
              product={product}
              priority={position < priorityCount}
              sizes={isSelection ? SELECTION_SIZES : LIST_SIZES}
              headingLevel={headingLevel}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Silent: show 'Loading products...' beside it. */
export function ProductGridSkeleton({ count = 8 }: { count?: number | undefined }) {
  return (
    <div className="@container" aria-hidden="true">
      <div className={classNames(COLUMNS, LIST_COLUMNS)}>
        {Array.from({ length: count }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card of nothing has no other identity.
          <div key={position} className="card-cell">
            <ProductCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}

// By the grid's width, which filters may narrow. Cells have the vertical gap: a row gap would separate
// subgrid rows.
const COLUMNS =
  'grid -mb-10 grid-cols-1 gap-x-4 @min-[19rem]:grid-cols-2 @min-[40rem]:-mb-14 @min-[40rem]:gap-x-6';
const LIST_COLUMNS = '@min-[42rem]:grid-cols-3 @min-[59rem]:grid-cols-4';
const SELECTION_COLUMNS = '@min-[42rem]:grid-cols-4';

// `sizes` of these columns; from 64 rem on beside the filters. A test compares both. Those of phones are
// exact, without gutters and gap, as common phones then need the smallest file.
const LIST_SIZES =
  '(width < 21rem) 90vw, (width < 45rem) calc(47.8vw - 1rem), (width < 64rem) 30vw, (width < 82rem) 23vw, 15rem';
const SELECTION_SIZES = '(width < 21rem) 90vw, (width < 45rem) 45vw, (width < 84rem) 22.5vw, 19rem';

function ProductCardSkeleton() {
  return (
    <div className="row-span-5 grid grid-rows-subgrid content-start">
      <Skeleton className="aspect-square rounded-xl" />
      <Skeleton className="mt-5 h-3.5 w-1/2" />
      <Skeleton className="mt-3 h-4.5 w-3/4" />
      <span className="mt-3 block space-y-2">
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="h-3.5 w-2/3" />
      </span>
      <Skeleton className="mt-4 h-5 w-2/5" />
    </div>
  );
}
