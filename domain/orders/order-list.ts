import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { choice, day, deletedView, lastDay } from '../lists/staff-filters.ts';
import { formatMoney } from '../money.ts';
import { HIGH_VALUE, ORDER_NEEDS, ORDER_TYPES } from './order-filter.ts';
import { ORDER_STATUSES } from './status.ts';

/** Orders, for staff (specification, sections 5 and 9). */
export const orderList = defineList({
  name: 'orders',
  path: '/admin/orders',
  filters: {
    search: search('order ID, email address, phone number and name'),
    date: day(),
    to: lastDay('date'),
    type: choice(ORDER_TYPES, `\`high\`: ${formatMoney(HIGH_VALUE)} or more, \`low\`: less`),
    status: choice(ORDER_STATUSES),
    need: choice(
      ORDER_NEEDS,
      '`to-pack`: paid, and placed or processing; `to-send`: paid, and packed or sent in part; both without `disputed` ones; `owed`: money is owed to the customer',
    ),
    deleted: deletedView(),
  },
  sorts: ['newest', 'oldest', 'total-desc', 'total-asc'],
  pageSize: 10,
  pageSizes: STAFF_PAGE_SIZES,
  open: 'order',
});
