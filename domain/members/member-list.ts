import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { choice } from '../lists/staff-filters.ts';
import { MEMBERSHIP_STATES } from './membership-state.ts';

export const memberList = defineList({
  name: 'members',
  path: '/admin/members',
  filters: {
    search: search('ID, name, email address, phone number and plan'),
    membership: choice(MEMBERSHIP_STATES),
  },
  sorts: ['newest'],
  pageSize: 20,
  pageSizes: STAFF_PAGE_SIZES,
});
