import { useLocation } from 'react-router';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';

const TABS = [
  { label: 'General', to: '/admin/settings' },
  { label: 'Shipping', to: '/admin/settings/shipping' },
  { label: 'Taxes', to: '/admin/settings/taxes' },
  { label: 'Search', to: '/admin/settings/search' },
  { label: 'First steps', to: '/admin/settings/first-steps' },
];

/** The screens of the settings. */
export function SettingsTabs() {
  const { pathname } = useLocation();
  return (
    <div className="mb-5">
      <LinkTabs label="Settings" tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.to === pathname }))} />
    </div>
  );
}
