import { stars } from '../lists/filters.ts';
import { defineList } from '../lists/list.ts';

/** Reviews of one product, for shoppers, on the product's page (specification, section 9). */
export const productReviewList = defineList({
  name: 'product-reviews',
  path: '',
  filters: { stars: stars() },
  sorts: ['newest', 'helpful', 'highest', 'lowest'],
  pageSize: 10,
  pageParameter: 'reviews',
});
