import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';

export const meta = () => adminMeta('Members');

export default function Members() {
  return <PageHeader title="Members" />;
}
