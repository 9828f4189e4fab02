import BadgeCheck from 'lucide-react/icons/badge-check';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import Trash2 from 'lucide-react/icons/trash';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import type { WireStaffReview } from '#contract/calls/staff-reviews.ts';
import { formatCount } from '#domain/counts.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { reviewList } from '#domain/reviews/review-list.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { SelectBox } from '../lists/select-box.tsx';
import { RatingText, VerifiedBadge, WaitingBadge } from './review-badges.tsx';
import type { ReviewActions, Verdict } from './use-review-actions.ts';

type Props = {
  review: WireStaffReview;
  detailsHref: string;
  actions: ReviewActions;
  isSelected: boolean;
  onSelect: () => void;
  onView: () => void;
  onDecide: (verdict: Verdict) => void;
  onDelete: () => void;
};

export function ReviewRow({ review, actions, isSelected, ...row }: Props) {
  const { formatShortDate } = useDates();
  const { userName, userEmail, productId, productName, rating, title, comment, createdAt, helpful } = review;
  const isVerified = actions.isVerified(review);
  const isDeleted = review.deletedAt !== undefined;
  const toggleLabel = isVerified ? 'Mark as Unverified' : 'Mark as Verified';
  return (
    <DataRow
      to={row.detailsHref}
      selected={isSelected}
      className="tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)_7.5rem] tablet:items-start"
    >
      <DataCell card="corner" className="rows:w-12">
        {!isDeleted && (
          <SelectBox
            label={`Select the review by ${userName}`}
            checked={isSelected}
            onChange={row.onSelect}
          />
        )}
      </DataCell>
      <DataCell names card="start" className="cards:pl-9">
        <p title={userName} className="truncate font-medium rows:max-w-40 rows:min-[96rem]:max-w-52">
          {userName}
        </p>
        <p title={userEmail} className="truncate text-xs text-muted rows:max-w-40 rows:min-[96rem]:max-w-52">
          {userEmail}
        </p>
      </DataCell>
      <DataCell
        card="line"
        className="cards:order-3 tablet:col-span-1 tablet:col-start-1 tablet:row-start-2 tablet:pl-9"
      >
        <div className="flex gap-x-2 cards:text-xs rows:flex-col">
          <Link
            to={listHref(reviewList, { product: productId })}
            title={`All reviews of ${productName}`}
            className="tap underline decoration-line underline-offset-4 hover:decoration-current"
          >
            <span className="numeric">{productId.slice(-8)}</span>
          </Link>
          <p title={productName} className="truncate text-xs text-muted rows:max-w-40">
            {productName}
          </p>
        </div>
      </DataCell>
      <DataCell card="end" className="tablet:col-start-3 tablet:row-start-1">
        <RatingText rating={rating} />
      </DataCell>
      <DataCell
        card="line"
        className="cards:order-2 cards:pt-2 tablet:col-span-1 tablet:col-start-2 tablet:row-span-3 tablet:row-start-1 tablet:pt-0.5"
      >
        <p className="line-clamp-1 font-medium wrap-anywhere">{title}</p>
        <p className="line-clamp-2 max-w-md text-muted wrap-anywhere">{comment}</p>
      </DataCell>
      <DataCell
        card="start"
        className="numeric whitespace-nowrap cards:order-4 cards:text-muted tablet:row-start-3 tablet:pl-9"
      >
        {formatShortDate(createdAt)}
      </DataCell>
      <DataCell
        card="end"
        className="cards:order-4 cards:flex cards:items-center cards:gap-2 tablet:col-start-3 tablet:row-start-2 tablet:flex-col tablet:items-end tablet:gap-1"
      >
        {isDeleted ? <Badge>Deleted</Badge> : <VerifiedBadge isVerified={isVerified} />}
        {review.waiting && (
          <p className="rows:mt-1">
            <WaitingBadge />
          </p>
        )}
        {helpful > 0 && (
          <p className="text-xs rows:mt-1 whitespace-nowrap text-muted">
            {formatCount(helpful)} helpful votes
          </p>
        )}
      </DataCell>
      <DataCell
        card="line"
        align="end"
        className="cards:order-5 cards:-mx-2 tablet:col-span-1 tablet:col-start-3 tablet:row-start-3"
      >
        <div className="flex justify-end gap-0.5">
          <IconButton label={`View the review by ${userName}`} size="sm" onClick={row.onView}>
            <Eye aria-hidden="true" className="size-4.5" />
          </IconButton>
          {isDeleted ? (
            <Button
              size="sm"
              aria-label={`Restore the review by ${userName}`}
              busy={actions.isRestoring(review)}
              busyLabel="Restoring..."
              onClick={() => actions.restore(review)}
            >
              Restore
            </Button>
          ) : review.waiting ? (
            <>
              <IconButton
                label={`Approve the review by ${userName}`}
                size="sm"
                onClick={() => row.onDecide('approve')}
              >
                <Check aria-hidden="true" className="size-4.5 text-good" />
              </IconButton>
              <IconButton
                label={`Reject the review by ${userName}`}
                size="sm"
                onClick={() => row.onDecide('reject')}
              >
                <X aria-hidden="true" className="size-4.5 text-bad" />
              </IconButton>
            </>
          ) : (
            <>
              <IconButton
                label={`${toggleLabel}: review by ${userName}`}
                size="sm"
                onClick={() => actions.toggle(review)}
              >
                <BadgeCheck
                  aria-hidden="true"
                  className={classNames('size-4.5', isVerified && 'fill-good text-surface!')}
                />
              </IconButton>
              <IconButton label={`Delete the review by ${userName}`} size="sm" onClick={row.onDelete}>
                <Trash2 aria-hidden="true" className="size-4.5" />
              </IconButton>
            </>
          )}
        </div>
      </DataCell>
    </DataRow>
  );
}
