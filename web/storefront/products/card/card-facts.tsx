import type { WireProductCard } from '#contract/calls/products.ts';
import { formatMoney } from '#domain/money.ts';
import { cardPrices } from '../../pricing/card-prices.ts';
import { MemberPrice } from '../../pricing/member-price.tsx';

export function CardFacts({ product }: { product: WireProductCard }) {
  const { current, regular, isFrom } = cardPrices(product);
  const { rating, reviews } = product;
  return (
    <div className="card-facts">
      <p className="card-price">
        {isFrom && <small>from </small>}
        {formatMoney(current)}
        {regular !== null && (
          <s>
            <span className="sr-only">Regular price </span>
            {formatMoney(regular)}
          </s>
        )}
        <MemberPrice price={current} isFrom={isFrom} className="card-member" />
      </p>
      {reviews === 0 ? (
        <p className="card-rating card-unrated">
          <small>No reviews yet</small>
        </p>
      ) : (
        <p role="img" aria-label={describeRatings(rating, reviews)} className="card-rating">
          {rating.toFixed(1)}
          <small>{`(${reviews})`}</small>
        </p>
      )}
    </div>
  );
}

function describeRatings(rating: number, reviews: number): string {
  return `Rated ${rating.toFixed(1)} out of 5, ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`;
}
