import { LIMITS } from '../limits.ts';
import { search, stars, text } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { deletedView, yesNo } from '../lists/staff-filters.ts';

export const reviewList = defineList({
  name: 'reviews',
  path: '/admin/reviews',
  filters: {
    deleted: deletedView(),
    waiting: yesNo(),
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
