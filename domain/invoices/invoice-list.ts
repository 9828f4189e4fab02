import { search } from '../lists/filters.ts';
import { defineList } from '../lists/list.ts';

/** Invoices, issued or drafts, in the order of their orders (specification, section 2). */
export const invoiceList = defineList({
  name: 'invoices',
  path: '/admin/invoice',
  filters: { search: search('order ID, invoice number, email address, phone number and name') },
  sorts: ['newest'],
  pageSize: 1,
});
