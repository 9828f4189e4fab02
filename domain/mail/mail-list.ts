import { LIMITS } from '../limits.ts';
import { text } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { choice } from '../lists/staff-filters.ts';
import { MAIL_KINDS, MAIL_STATES } from './mail-kind.ts';

export const mailList = defineList({
  name: 'mail',
  path: '/admin/mail',
  filters: {
    recipient: text(LIMITS.email),
    state: choice(MAIL_STATES),
    kind: choice(MAIL_KINDS),
  },
  sorts: ['newest'],
  pageSize: 20,
  pageSizes: STAFF_PAGE_SIZES,
  open: 'mail',
});
