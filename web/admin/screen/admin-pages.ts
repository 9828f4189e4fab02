import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import BadgePercent from 'lucide-react/icons/badge-percent';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import CreditCard from 'lucide-react/icons/credit-card';
import FilePen from 'lucide-react/icons/file-pen';
import FileText from 'lucide-react/icons/file-text';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Settings from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import Undo2 from 'lucide-react/icons/undo-2';
import UserRoundKey from 'lucide-react/icons/user-round-key';
import Users from 'lucide-react/icons/users';

export type AdminPage = { label: string; to: string; icon: LucideIcon };

/** Links of the sidebar below a heading; the first ones have none. */
export type AdminPageGroup = { label: string | null; pages: readonly AdminPage[] };

/**
 * The screens of the specification in its order (specification, section 2), then all others by what they are
 * for.
 */
export const ADMIN_PAGE_GROUPS: readonly AdminPageGroup[] = [
  {
    label: null,
    pages: [
      { label: 'Dashboard', to: '/admin/dashboard', icon: LayoutDashboard },
      { label: 'Products', to: '/admin/products', icon: Package },
      { label: 'Reviews', to: '/admin/reviews', icon: Star },
      { label: 'Order List', to: '/admin/orders', icon: ClipboardList },
      { label: 'Invoice', to: '/admin/invoice', icon: FileText },
    ],
  },
  {
    label: 'Selling',
    pages: [
      { label: 'Draft orders', to: '/admin/draft-orders', icon: FilePen },
      { label: 'Returns', to: '/admin/returns', icon: Undo2 },
      { label: 'Payments', to: '/admin/payments', icon: CreditCard },
      { label: 'Discounts', to: '/admin/discounts', icon: BadgePercent },
      { label: 'Collections', to: '/admin/collections', icon: LayoutGrid },
    ],
  },
  {
    label: 'Customers',
    pages: [
      { label: 'Messages', to: '/admin/messages', icon: MessageSquare },
      { label: 'Mail', to: '/admin/mail', icon: Mail },
      { label: 'Members', to: '/admin/members', icon: Users },
    ],
  },
  {
    label: 'Shop',
    pages: [
      { label: 'Staff', to: '/admin/staff', icon: UserRoundKey },
      { label: 'Audit log', to: '/admin/audit', icon: History },
      { label: 'Status', to: '/admin/status', icon: Activity },
      { label: 'Storefront', to: '/admin/page-texts', icon: PanelsTopLeft },
      { label: 'Settings', to: '/admin/settings', icon: Settings },
    ],
  },
];

export const ADMIN_PAGES: readonly AdminPage[] = ADMIN_PAGE_GROUPS.flatMap(({ pages }) => pages);
