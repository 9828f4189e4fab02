import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { view } from '../lists/staff-filters.ts';

export const paymentList = defineList({
  name: 'payments',
  path: '/admin/payments',
  filters: {
    show: view(
      ['all', 'unsettled', 'disputed'],
      '`unsettled`: only those where money and order do not agree yet; `disputed`: those that a customer disputed',
    ),
    search: search('order ID, email address and payment intent ID'),
  },
  sorts: ['newest', 'oldest', 'amount-desc', 'amount-asc'],
  pageSize: 20,
  pageSizes: STAFF_PAGE_SIZES,
});
