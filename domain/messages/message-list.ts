import { search } from '../lists/filters.ts';
import { defineList, STAFF_PAGE_SIZES } from '../lists/list.ts';
import { view } from '../lists/staff-filters.ts';
import { MESSAGE_FOLDERS } from './message-folder.ts';

/** Messages of visitors, for staff: the newest first, in the inbox after the unread ones. */
export const messageList = defineList({
  name: 'messages',
  path: '/admin/messages',
  filters: {
    folder: view(MESSAGE_FOLDERS),
    search: search('name, email address, phone number and text'),
  },
  sorts: ['newest'],
  pageSize: 20,
  pageSizes: STAFF_PAGE_SIZES,
  open: 'message',
});
