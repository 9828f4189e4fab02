import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { choice } from '../lists/staff-filters.ts';
import { RETURN_STATUSES } from './return.ts';

/** `look`: to be decided, or received and to be settled. */
export const RETURN_NEEDS = ['look'] as const;

export const returnList = defineList({
  name: 'returns',
  path: '/admin/returns',
  filters: {
    search: search('return ID, and order ID, email address, phone number and name of the order'),
    status: choice(RETURN_STATUSES),
    need: choice(RETURN_NEEDS, '`look`: requested, or received and not closed yet'),
  },
  sorts: ['newest'],
  pageSize: 20,
  pageSizes: STAFF_PAGE_SIZES,
});
