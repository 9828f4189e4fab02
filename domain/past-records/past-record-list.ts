import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { choice } from '../lists/staff-filters.ts';
import { PAST_KINDS } from './past-record.ts';

/** Past orders by their day, and past customers by that of their import. */
export const pastRecordList = defineList({
  name: 'past-records',
  path: '/admin/past-records',
  filters: {
    search: search('number, name, email address, phone number and SKU'),
    kind: choice(PAST_KINDS),
  },
  sorts: ['newest'],
  pageSize: 25,
  pageSizes: STAFF_PAGE_SIZES,
});
