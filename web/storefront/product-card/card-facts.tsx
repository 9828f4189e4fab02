import type { WireProductCard } from '#contract/products.ts';
import { formatMoney } from '#domain/money.ts';
import { cardPrices } from './card-prices.ts';

/** What it costs, struck through what it cost, and how it is rated by how many. */
export function CardFacts({ product }: { product: WireProductCard }) {
  const { current, regular } = cardPrices(product);
  const { rating, reviews } = product;
  return (
    <div className="card-facts">
      <p className="card-price">
        <span className="sr-only">Price </span>
        {formatMoney(current)}
        {regular !== null && (
          <s>
            <span className="sr-only">Regular price </span>
            {formatMoney(regular)}
          </s>
        )}
      </p>
      <p className={reviews > 0 ? 'card-rating' : 'card-rating card-unrated'}>
        <span className="sr-only">Rated </span>
        {rating.toFixed(1)}
        <span className="sr-only">{` out of 5, ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`}</span>
        <small aria-hidden="true">{`(${reviews})`}</small>
      </p>
    </div>
  );
}
