import { LIMITS } from '../limits.ts';
import { deletedView, search, stars, text, yesNo } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';

/** Reviews of all products, for staff. */
export const reviewList = defineList({
  name: 'reviews',
  path: '/admin/reviews',
  filters: {
    deleted: deletedView(),
    search: search('name, email address, title and comment'),
    verified: yesNo(),
    rating: stars(),
    product: text(LIMITS.line, 'The ID of a product'),
  },
  sorts: ['newest', 'oldest', 'rating-high', 'rating-low'],
  pageSize: 20,
  pageSizes: STAFF_PAGE_SIZES,
  open: 'review',
});

/** Reviews of one product, for shoppers; the newest first among equals. They stand on the product's page (spec 9). */
export const productReviewList = defineList({
  name: 'product-reviews',
  path: '',
  filters: { stars: stars() },
  sorts: ['newest', 'helpful', 'highest', 'lowest'],
  pageSize: 10,
  pageParameter: 'reviews',
});
