/** Which messages a list shows; those in the inbox are the ones not archived. */
export const MESSAGE_FOLDERS = ['inbox', 'unread', 'archived'] as const;
export type MessageFolder = (typeof MESSAGE_FOLDERS)[number];
