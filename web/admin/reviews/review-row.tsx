import { BadgeCheck, Eye, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { WireStaffReview } from '#contract/reviews.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DataCell, DataRow } from '#web/ui/data-table.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectBox } from '../bulk/select-box.tsx';
import { formatShortDate } from '../format-short-date.ts';
import { RatingText } from './rating-text.tsx';
import { HelpfulVotes, VerifiedBadge } from './verified-badge.tsx';

type Props = {
  review: WireStaffReview;
  /** The reviews of the same product. */
  productHref: string;
  isVerified: boolean;
  isSelected: boolean;
  onSelect: () => void;
  onView: () => void;
  onToggle: () => void;
  onDelete: () => void;
};

export function ReviewRow({ review, isVerified, isSelected, ...row }: Props) {
  const { userName, userEmail, productId, productName, rating, title, comment, createdAt, helpful } = review;
  const toggleLabel = isVerified ? 'Mark as Unverified' : 'Mark as Verified';
  return (
    <DataRow selected={isSelected} className="relative">
      <DataCell className="cards:absolute cards:top-3 cards:left-4 rows:w-12">
        <SelectBox label={`Select the review by ${userName}`} checked={isSelected} onChange={row.onSelect} />
      </DataCell>
      <DataCell names label="Customer" className="cards:pl-9">
        <p
          title={userName}
          className="font-medium wrap-anywhere rows:max-w-40 rows:truncate rows:min-[96rem]:max-w-52"
        >
          {userName}
        </p>
        <p
          title={userEmail}
          className="text-muted wrap-anywhere rows:max-w-40 rows:truncate rows:min-[96rem]:max-w-52"
        >
          {userEmail}
        </p>
      </DataCell>
      <DataCell label="Product">
        <div className="flex gap-x-2 cards:justify-end rows:flex-col">
          <Link
            to={row.productHref}
            title={`All reviews of ${productName}`}
            className="tap underline decoration-line underline-offset-4 hover:decoration-current"
          >
            <span className="numeric">{productId.slice(-8)}</span>
          </Link>
          <p title={productName} className="truncate text-muted rows:max-w-40">
            {productName}
          </p>
        </div>
      </DataCell>
      <DataCell label="Rating">
        <RatingText rating={rating} />
      </DataCell>
      <DataCell label="Review">
        <p className="line-clamp-1 font-medium wrap-anywhere">{title}</p>
        <p className="line-clamp-2 max-w-md text-muted cards:line-clamp-1 cards:ml-auto wrap-anywhere">
          {comment}
        </p>
      </DataCell>
      <DataCell label="Date" className="whitespace-nowrap">
        {formatShortDate(createdAt)}
      </DataCell>
      <DataCell label="Status">
        <VerifiedBadge isVerified={isVerified} />
        <HelpfulVotes count={helpful} />
      </DataCell>
      <DataCell align="end">
        <div className="flex justify-end gap-1">
          <IconButton label={`View the review by ${userName}`} size="sm" onClick={row.onView}>
            <Eye aria-hidden="true" className="size-4.5" />
          </IconButton>
          <IconButton label={`${toggleLabel}: review by ${userName}`} size="sm" onClick={row.onToggle}>
            <BadgeCheck
              aria-hidden="true"
              className={classNames('size-4.5', isVerified && 'fill-good text-surface')}
            />
          </IconButton>
          <IconButton label={`Delete the review by ${userName}`} size="sm" onClick={row.onDelete}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        </div>
      </DataCell>
    </DataRow>
  );
}
