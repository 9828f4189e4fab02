import { LIMITS } from '../limits.ts';
import { text } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { choice, day } from '../lists/staff-filters.ts';
import { AUDIT_SUBJECTS } from './audit-subject.ts';

export const auditList = defineList({
  name: 'audit-log',
  path: '/admin/audit',
  filters: {
    actor: text(LIMITS.email),
    kind: choice(AUDIT_SUBJECTS),
    subject: text(LIMITS.line, 'The ID of an order, a product …'),
    date: day(),
  },
  sorts: ['newest'],
  pageSize: 20,
  pageSizes: STAFF_PAGE_SIZES,
});
