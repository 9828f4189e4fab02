import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { WireDashboard } from '#contract/calls/dashboard.ts';
import type { WireTrouble } from '#contract/calls/status.ts';
import { FIRST_STEPS } from '#domain/dashboard/first-steps.ts';
import type { TroubleName } from '#domain/status/trouble-names.ts';
import { ToastProvider } from '#web/ui/toasts/toasts.tsx';
import { DashboardView } from './dashboard-view.tsx';
import type { DashboardData } from './load-dashboard.ts';

const MONTHS = ['2026-09', '2026-10', '2026-11'];
const order = {
  id: 'MG-AAAA-BBBB-CCCC-DDDD',
  userEmail: 'ada@example.com',
  total: 6_899,
  status: 'on-the-road' as const,
};
const dashboard: WireDashboard = {
  at: '2026-11-21T12:00:00.000Z',
  stats: { totalUsers: 1_234, totalOrders: 5_678, totalSales: 9_876_543, pendingOrders: 9 },
  changes: { totalUsers: 12.5, totalOrders: -3, totalSales: null, pendingOrders: 0 },
  revenue: MONTHS.map((month, index) => ({ month, revenue: index * 100_040 })),
  activities: [
    { orderId: order.id, ...order, paymentStatus: 'unpaid', timestamp: '2026-11-21T09:59:00.000Z' },
  ],
  orders: [{ ...order, createdAt: '2026-11-21T09:59:00.000Z', paymentStatus: 'refunded' }],
  lowVariants: [
    {
      id: 'VR-1',
      productId: 'shirt',
      name: 'Shirt',
      options: { Color: 'Red', Size: 'M' },
      sku: 'S-R-M',
      stock: 0,
    },
    {
      id: 'VR-2',
      productId: 'shirt',
      name: 'Shirt',
      options: { Color: 'Red', Size: 'L' },
      sku: 'S-R-L',
      stock: 2,
    },
  ],
  needs: {
    unsettledPayments: 1,
    disputesToAnswer: 0,
    ordersToPack: 2,
    lowStock: 1_000,
    lowVariants: 2,
    returnsToLookAt: 0,
    ordersToSend: 0,
    waitingReviews: 0,
    unreadMessages: 0,
  },
};

function render(shown: Partial<DashboardData> & Pick<DashboardData, 'dashboard'>): string {
  const Stub = createRoutesStub([
    {
      path: '/admin/dashboard',
      Component: () => (
        <ToastProvider>
          <DashboardView month={null} firstSteps={null} troubles={[]} {...shown} />
        </ToastProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={['/admin/dashboard']} />);
}
const renderData = (data: WireDashboard, month: string | null = null) =>
  render({ month, dashboard: { ok: true, data } });
const readText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the dashboard', () => {
  const html = renderData(dashboard);
  const text = readText(html);

  it('has four figures, each with its change', () => {
    expect(text).toContain('Total Users 1,234 +12.5% new customers');
    expect(text).toContain('Total Orders 5,678 -3% orders this month');
    expect(text).toContain('Total Sales $98,765 Nothing to compare with yet');
    expect(text).toContain('Pending Orders 9 0% vs this time last month');
  });

  it('starts with what needs staff, without zero counts', () => {
    expect(text).toMatch(
      /1 payment needs a look.*2 paid orders to pack.*1,000\+ products low on stock.*Total Users/,
    );
    expect(text).not.toContain('unread message');
    expect(html).toContain('href="/admin/payments?show=unsettled"');
  });

  it('says above everything else what is wrong with how the shop is paid', () => {
    const refused = readText(renderData({ ...dashboard, paymentTrouble: 'keys_refused' }));
    expect(refused).toMatch(
      /^ ?The payment provider refuses the keys Nobody can pay.*1 payment needs a look/,
    );
    const tests = readText(renderData({ ...dashboard, paymentTrouble: 'test_cards' }));
    expect(tests).toMatch(/^ ?Anyone can buy here without paying Others can reach this shop/);
    expect(text).not.toContain('Anyone can buy');
  });

  it('leads to the status screen while something is wrong of which it does not speak itself', () => {
    const trouble = (name: TroubleName, what: string): WireTrouble => ({
      name,
      urgency: 'soon',
      what,
      why: 'Because.',
      todo: 'Do something.',
    });
    const dispute = trouble('disputes_to_answer', '1 dispute waits.');
    const wrong = [dispute, trouble('backup_failing', 'The last backup failed.')];
    const renderTroubles = (troubles: readonly WireTrouble[]) =>
      readText(render({ month: null, dashboard: { ok: true, data: dashboard }, troubles }));
    expect(renderTroubles(wrong)).toMatch(/^ ?The last backup failed. See what to do 1? ?Needs you/);
    expect(renderTroubles([...wrong, trouble('mail_waiting', '1 mail waits.')])).toContain('and 1 more');
    expect(renderTroubles([dispute])).not.toContain('See what to do');
  });

  it('has a bar for each month, 180 pixels at most, and a table behind them', () => {
    const heights = [...html.matchAll(/height:(\d+)(?:px)?"><\/span>/g)].map(([, height]) => Number(height));
    expect(Math.max(...heights)).toBe(180);
    expect(heights).toEqual([0, 90, 180]);
    expect(html).toContain('href="/admin/dashboard?month=2026-10"');
    expect(text).toContain('November 2026: $2,001');
    expect(text).toMatch(/Show as a table.*Month Revenue September 2026 \$0 October 2026 \$1,000/);
  });

  it('shows the age of orders at the time of the figures', () => {
    expect(text).toContain('2 hours ago');
  });

  it('lists the variants that are low, with links to their rows and to all', () => {
    expect(text).toContain('2 variants low on stock');
    expect(text).toMatch(
      /Low stock by variant Show all.*Shirt Red \/ M S-R-M Sold out.*Red \/ L S-R-L 2 left/,
    );
    expect(html).toContain('href="/admin/products/shirt/variants?variant=VR-1"');
    expect(readText(renderData({ ...dashboard, lowVariants: [] }))).not.toContain('Low stock by variant');
  });

  it('links to all orders and to each', () => {
    expect(html).toContain('href="/admin/orders"');
    expect(html).toContain(`href="/admin/orders?order=${order.id}"`);
    expect(text).toContain('On The Road');
    expect(text).toContain('Refunded');
  });
});

describe('the dashboard of a new shop', () => {
  const stats = { totalUsers: 0, totalOrders: 0, totalSales: 0, pendingOrders: 0 };
  const changes = { totalUsers: null, totalOrders: null, totalSales: null, pendingOrders: null };
  const needs = {
    unsettledPayments: 0,
    disputesToAnswer: 0,
    ordersToPack: 0,
    lowStock: 0,
    lowVariants: 0,
    waitingReviews: 0,
    returnsToLookAt: 0,
    ordersToSend: 0,
    unreadMessages: 0,
  };
  const revenue = MONTHS.map((month) => ({ month, revenue: 0 }));
  const data = { ...dashboard, stats, changes, needs, revenue, lowVariants: [], orders: [], activities: [] };
  const text = readText(renderData(data));

  it('shows that there is nothing yet', () => {
    expect(text).toContain('Nothing needs you right now.');
    expect(text).toContain('Nobody has ordered yet.');
    expect(text).toContain('No orders found.');
    expect(text).toContain('$0 in the last 12 months');
  });

  it('starts with linked first steps and marks those done', () => {
    const firstSteps = FIRST_STEPS.map((step) =>
      step === 'add_product' ? { step, isDone: true } : { step, isDone: false, missing: 'It is missing.' },
    );
    const html = render({ dashboard: { ok: true, data }, firstSteps });
    expect(readText(html)).toMatch(
      /First steps 1 of 12 done Say who you are It is missing\. .*Add your first product \(done\).*Take payments .*Invite staff /,
    );
    for (const to of ['/admin/products/new', '/admin/settings', '/admin/page-texts', '/admin/staff'])
      expect(html).toContain(`href="${to}"`);
    expect(readText(html)).not.toContain('Nothing needs you right now.');
  });

  it('shows what needs staff beside the first steps', () => {
    const open = { ...data, needs: { ...needs, unreadMessages: 1 } };
    const html = render({ dashboard: { ok: true, data: open }, firstSteps: [] });
    expect(readText(html)).toMatch(/First steps 0 of 0 done.*1 unread message/);
  });
});

describe('a month that is chosen', () => {
  const days = [1, 2, 3].map((day) => ({ day: `2024-02-0${day}`, revenue: day * 1_000 }));
  const html = renderData({ ...dashboard, days }, '2024-02');

  it('shows its days and is among the months, even an old one', () => {
    const text = readText(html);
    expect(text).toContain('$60 in February 2024');
    expect(text).toContain('February 3, 2024: $30');
    expect(html).toMatch(/<option value="2024-02" selected="">February 2024</);
  });
});

describe('a dashboard that could not be loaded', () => {
  it('shows the error and a link to retry', () => {
    const html = render({
      month: '2026-10',
      dashboard: { ok: false, status: 503, message: 'The shop is busy.' },
    });
    expect(readText(html)).toContain('The shop is busy. Retry');
    expect(html).toContain('href="/admin/dashboard?month=2026-10"');
  });

  it('has a default title', () => {
    const html = render({ month: null, dashboard: { ok: false, status: 0, message: '' } });
    expect(readText(html)).toContain('Failed to fetch dashboard data');
  });
});
