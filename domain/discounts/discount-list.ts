import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { view } from '../lists/staff-filters.ts';

/** Discounts, newest first. */
export const discountList = defineList({
  name: 'discounts',
  path: '/admin/discounts',
  filters: {
    shown: view(['all', 'active', 'scheduled', 'over'], 'Over: ended or used up'),
    search: search('code and title'),
  },
  sorts: ['newest'],
  pageSize: 25,
  pageSizes: STAFF_PAGE_SIZES,
});
