import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';

export const meta = () => adminMeta('Audit log');

export default function Audit() {
  return <PageHeader title="Audit log" />;
}
