import { useLocation } from 'react-router';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';

const TABS = [
  { label: 'Texts', to: '/admin/page-texts' },
  { label: 'Pages', to: '/admin/pages' },
  { label: 'Menus', to: '/admin/menus' },
  { label: 'Redirects', to: '/admin/redirects' },
  { label: 'Looks', to: '/admin/looks' },
];

/** The screens on which staff make the storefront their own. */
export function StorefrontTabs() {
  const { pathname } = useLocation();
  const isCurrent = ({ to }: { to: string }) => pathname === to || pathname.startsWith(`${to}/`);
  return (
    <div className="mb-3">
      <LinkTabs label="Storefront" tabs={TABS.map((tab) => ({ ...tab, isCurrent: isCurrent(tab) }))} />
    </div>
  );
}
