import type { LucideIcon } from 'lucide-react';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Settings from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import UserRoundKey from 'lucide-react/icons/user-round-key';
import Users from 'lucide-react/icons/users';

export type AdminPage = { label: string; to: string; icon: LucideIcon };

/** The screens of the specification in its order (spec 2). */
export const ADMIN_PAGES: readonly AdminPage[] = [
  { label: 'Dashboard', to: '/admin/dashboard', icon: LayoutDashboard },
  { label: 'Products', to: '/admin/products', icon: Package },
  { label: 'Reviews', to: '/admin/reviews', icon: Star },
  { label: 'Order List', to: '/admin/orders', icon: ClipboardList },
  { label: 'Invoice', to: '/admin/invoice', icon: FileText },
];

export const MORE_ADMIN_PAGES: readonly AdminPage[] = [
  { label: 'Payments', to: '/admin/payments', icon: CreditCard },
  { label: 'Messages', to: '/admin/messages', icon: MessageSquare },
  { label: 'Mail', to: '/admin/mail', icon: Mail },
  { label: 'Members', to: '/admin/members', icon: Users },
  { label: 'Staff', to: '/admin/staff', icon: UserRoundKey },
  { label: 'Audit log', to: '/admin/audit', icon: History },
  { label: 'Settings', to: '/admin/settings', icon: Settings },
];
