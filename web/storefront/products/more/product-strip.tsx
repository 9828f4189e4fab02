import { Link } from 'react-router';
import type { WireProductCard } from '#contract/calls/products.ts';
import { formatMoney } from '#domain/money.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { cardPrices } from '../../pricing/card-prices.ts';
import { MemberPrice } from '../../pricing/member-price.tsx';
import { productPath } from '../detail/product-urls.ts';

/** Small cards in a row that scrolls. */
export function ProductStrip({ products }: { products: readonly WireProductCard[] }) {
  return (
    <ul className="-mx-2 flex snap-x gap-2 overflow-x-auto pb-3 [scrollbar-width:thin]">
      {products.map((product) => (
        <li key={product._id} className="w-36 shrink-0 snap-start sm:w-44">
          <Link
            to={productPath(product._id)}
            className="group focus-inside block h-full rounded-xl p-2 hover:bg-sunken"
          >
            <ProductPicture
              src={product.image}
              sizes="11rem"
              preview={product.imagePreview}
              className="aspect-square w-full rounded-lg bg-sunken object-cover"
            />
            <span className="mt-2 block text-sm font-medium wrap-anywhere group-hover:underline">
              {product.name}
            </span>
            <PriceOf product={product} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PriceOf({ product }: { product: WireProductCard }) {
  const { current, isFrom } = cardPrices(product);
  return (
    <span className="numeric mt-0.5 block text-sm text-muted">
      {isFrom && 'from '}
      {formatMoney(current)}
      <MemberPrice price={current} isFrom={isFrom} className="block font-medium text-accent-ink" />
      {!product.availability && <span className="block">Out of Stock</span>}
    </span>
  );
}
