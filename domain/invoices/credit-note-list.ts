import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';

export const creditNoteList = defineList({
  name: 'credit-notes',
  path: '/admin/credit-notes',
  filters: { search: search('credit note, invoice number, order ID, email address, phone number and name') },
  sorts: ['newest'],
  pageSize: 20,
  pageSizes: STAFF_PAGE_SIZES,
});

/** The screen of a credit note. */
export function creditNoteHref(number: string): string {
  return `${creditNoteList.path}/${encodeURIComponent(number)}`;
}
