import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';

export const meta = () => adminMeta('Messages');

export default function Messages() {
  return <PageHeader title="Messages" />;
}
