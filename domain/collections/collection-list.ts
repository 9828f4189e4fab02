import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { view } from '../lists/staff-filters.ts';

/** Collections for staff, newest first. */
export const collectionList = defineList({
  name: 'collections',
  path: '/admin/collections',
  filters: {
    shown: view(['all', 'published', 'hidden']),
    search: search('title and address'),
  },
  sorts: ['newest'],
  pageSize: 25,
  pageSizes: STAFF_PAGE_SIZES,
});
