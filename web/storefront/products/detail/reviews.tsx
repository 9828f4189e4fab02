import { useLocation } from 'react-router';
import type { Loaded } from '../../../data.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ReviewsOfProduct } from './load-product.ts';
import { reviewsHref } from './product-address.ts';
import { ReviewItem } from './review-item.tsx';

/** What people say of a product, a page at a time. */
export function Reviews({ reviews }: { reviews: Loaded<ReviewsOfProduct> }) {
  const { pathname, search } = useLocation();
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-section">
      <h2 id="reviews-title" className="text-3xl">
        Customer Reviews
      </h2>
      {reviews.ok ? (
        <ReviewPage {...reviews.data} search={search} />
      ) : (
        <ErrorState
          level={3}
          title={`Error loading reviews: ${reviews.message}`}
          retryHref={pathname + search}
        />
      )}
    </section>
  );
}

function ReviewPage({ reviews, total, page, limit, average, search }: ReviewsOfProduct & { search: string }) {
  if (total === 0)
    return <p className="mt-5 text-muted">No reviews yet. Be the first to review this product!</p>;
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <Average average={average} total={total} />
      <div>
        {reviews.length === 0 && (
          <p className="text-muted">
            There are no reviews on this page.{' '}
            <TextLink to={reviewsHref(search, 1)}>Go to the first</TextLink>
          </p>
        )}
        <ul className="divide-y divide-line">
          {reviews.map((review) => (
            <ReviewItem key={review._id} review={review} />
          ))}
        </ul>
        <div className="mt-8">
          <Pagination
            page={page}
            pageCount={Math.ceil(total / limit)}
            hrefOf={(target) => reviewsHref(search, target)}
            label="Pages of reviews"
          />
        </div>
      </div>
    </div>
  );
}

function Average({ average, total }: Pick<ReviewsOfProduct, 'average' | 'total'>) {
  return (
    <div className="numeric self-start lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
      <p className="flex items-baseline gap-2">
        <span className="font-display text-5xl font-medium">{average.toFixed(1)}</span>
        <span className="text-muted">out of 5</span>
      </p>
      <p className="mt-3 flex items-center gap-3">
        <Stars value={average} size="lg" />
      </p>
      <p className="mt-2 text-muted">{total} global ratings</p>
    </div>
  );
}
