import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import type { ListQuery } from '../lists/list-url.ts';
import { view } from '../lists/staff-filters.ts';

/** Messages, newest first; in the inbox unread ones come first. */
export const messageList = defineList({
  name: 'messages',
  path: '/admin/messages',
  filters: {
    folder: view(['inbox', 'unread', 'archived']),
    search: search('name, email address, phone number and text'),
  },
  sorts: ['newest'],
  pageSize: 20,
  pageSizes: STAFF_PAGE_SIZES,
  open: 'message',
});

/** The inbox holds all messages that are not archived. */
export type MessageFolder = ListQuery<typeof messageList>['folder'];
