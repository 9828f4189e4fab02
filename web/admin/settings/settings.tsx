import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';

export const meta = () => adminMeta('Settings');

export default function Settings() {
  return <PageHeader title="Settings" />;
}
