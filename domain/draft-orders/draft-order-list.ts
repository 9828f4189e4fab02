import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { view } from '../lists/staff-filters.ts';

/** Draft orders, newest first. */
export const draftOrderList = defineList({
  name: 'draft-orders',
  path: '/admin/draft-orders',
  filters: {
    shown: view(['all', 'open', 'link_sent', 'paid'], 'link_sent: with a link to pay, and not paid yet'),
    search: search('ID, email address, phone number and name of the customer'),
  },
  sorts: ['newest', 'total'],
  pageSize: 25,
  pageSizes: STAFF_PAGE_SIZES,
});
