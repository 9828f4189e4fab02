import { inBrowser, onServer } from '#web/data.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import type { Route } from './+types/messages';
import { loadMessages } from './load-messages.ts';
import { MessagesView } from './messages-view.tsx';

export const loader = onServer(loadMessages);
export const clientLoader = inBrowser(loadMessages);

export const meta = () => adminMeta('Messages');

export default function Messages({ loaderData }: Route.ComponentProps) {
  return <MessagesView {...loaderData} />;
}
