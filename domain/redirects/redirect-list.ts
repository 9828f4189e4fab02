import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';

/** Redirects for staff, newest first. */
export const redirectList = defineList({
  name: 'redirects',
  path: '/admin/redirects',
  filters: { search: search('former and new address') },
  sorts: ['newest'],
  pageSize: 50,
  pageSizes: STAFF_PAGE_SIZES,
});
