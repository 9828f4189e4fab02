import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';

export const meta = () => adminMeta('Order List');

export default function Orders() {
  return <PageHeader title="Order List" />;
}
