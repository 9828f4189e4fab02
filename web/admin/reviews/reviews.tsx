import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';

export const meta = () => adminMeta('Reviews Management');

export default function Reviews() {
  return <PageHeader title="Reviews Management" />;
}
