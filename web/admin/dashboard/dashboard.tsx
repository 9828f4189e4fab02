import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';

export const meta = () => adminMeta('Dashboard');

export default function Dashboard() {
  return <PageHeader title="Dashboard" />;
}
