import { Form, useLocation, useNavigate, useNavigation } from 'react-router';
import { formatCount } from '#domain/counts.ts';
import { productReviewList } from '#domain/reviews/product-review-list.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/feedback/chip.tsx';
import { HiddenFields } from '#web/ui/forms/hidden-fields.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { besidesSort, REVIEWS_HASH, type ReviewQuery, readReviewQuery, reviewsHref } from './review-query.ts';

/** Count, star filter and sort of the reviews. A GET form: works without script. */
export function ReviewBar({ total, query }: { total: number; query: ReviewQuery }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const sort = useWantedSort(query.sort);
  const isLoading = useIsReloading();

  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="numeric text-muted">
          {isLoading ? 'Loading reviews...' : countText(total, query.stars)}
        </p>
        {query.stars !== null && (
          <Chip
            removeLabel={`${starsText(query.stars)}: show all reviews`}
            removeHref={reviewsHref(search, { stars: null })}
          >
            {starsText(query.stars)}
          </Chip>
        )}
      </div>
      <Form
        method="get"
        action={pathname + REVIEWS_HASH}
        preventScrollReset
        className="flex items-center gap-2"
      >
        <HiddenFields values={besidesSort(search)} />
        <SelectField
          label="Sort reviews"
          hideLabel
          name="sort"
          options={OPTIONS}
          value={sort}
          onChange={({ target }) => {
            const chosen = productReviewList.sorts.find((known) => known === target.value) ?? sort;
            void navigate(reviewsHref(search, { sort: chosen }), { preventScrollReset: true });
          }}
          className="w-44 max-w-full"
        />
        <Button type="submit" className="hidden! noscript:inline-flex!">
          Apply
        </Button>
      </Form>
    </div>
  );
}

/** The selected sort, also while its reviews are loading. */
function useWantedSort(sort: ReviewQuery['sort']): ReviewQuery['sort'] {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  return location?.pathname === pathname ? readReviewQuery(new URLSearchParams(location.search)).sort : sort;
}

function countText(total: number, stars: number | null): string {
  const reviews = total === 1 ? 'review' : 'reviews';
  return `${formatCount(total)} ${reviews}${stars === null ? '' : ` with ${starsText(stars)}`}`;
}

function starsText(stars: number): string {
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`;
}

const LABELS: Record<ReviewQuery['sort'], string> = {
  newest: 'Newest',
  helpful: 'Most helpful',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
};
const OPTIONS = productReviewList.sorts.map((value) => ({ value, label: LABELS[value] }));
