import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';

export const meta = () => adminMeta('Payments');

export default function Payments() {
  return <PageHeader title="Payments" />;
}
