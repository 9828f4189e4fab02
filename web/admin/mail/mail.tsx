import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';

export const meta = () => adminMeta('Mail');

export default function Mail() {
  return <PageHeader title="Mail" />;
}
