import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';

export const meta = () => adminMeta('Invoice');

export default function Invoice() {
  return <PageHeader title="Invoice" />;
}
