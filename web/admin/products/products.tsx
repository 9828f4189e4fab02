import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';

export const meta = () => adminMeta('Products');

export default function Products() {
  return <PageHeader title="Products" />;
}
