import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('storefront/landing/landing.tsx'),

  route('user', 'storefront/layout/storefront-layout.tsx', [
    index('storefront/home/redirect-to-home.ts'),
    route('home', 'storefront/home/home.tsx'),
    route('about', 'storefront/about/about.tsx'),
    route('products', 'storefront/products/product-list.tsx'),
    route('products/:id', 'storefront/products/product-detail.tsx'),
    route('billing', 'storefront/checkout/checkout.tsx'),
    route('track-order', 'storefront/orders/track-order/track-order.tsx'),
    route('contact', 'storefront/messages/contact.tsx'),
    route('membership', 'storefront/members/membership.tsx'),
  ]),

  route('admin-login', 'admin/staff/sign-in/sign-in.tsx'),
  route('admin-forget-password', 'admin/staff/sign-in/forgot-password.tsx'),
  route('admin-reset-password', 'admin/staff/sign-in/reset-password.tsx'),
  route('admin', 'admin/layout/admin-layout.tsx', [
    index('admin/layout/redirect-to-dashboard.ts'),
    route('dashboard', 'admin/dashboard/dashboard.tsx'),
    route('products', 'admin/products/products.tsx', [
      route('new', 'admin/products/form/new-product.tsx'),
      route(':id', 'admin/products/form/edit-product.tsx'),
      route(':id/stock', 'admin/products/stock/product-stock.tsx'),
    ]),
    route('orders', 'admin/orders/orders.tsx'),
    route('reviews', 'admin/reviews/reviews.tsx'),
    route('invoice/:orderId?', 'admin/invoices/invoice.tsx'),
    route('credit-notes', 'admin/invoices/credit-notes/credit-notes.tsx'),
    route('credit-notes/:number', 'admin/invoices/credit-notes/credit-note.tsx'),
    route('payments', 'admin/payments/payments.tsx'),
    route('messages', 'admin/messages/messages.tsx'),
    route('mail', 'admin/mail/mail.tsx'),
    route('members', 'admin/members/members.tsx'),
    route('staff', 'admin/staff/staff.tsx'),
    route('audit', 'admin/audit/audit.tsx'),
    route('settings', 'admin/settings/settings.tsx'),
    route('account', 'admin/staff/own-account/account.tsx'),
  ]),

  // Demo shops only.
  route('styleguide', 'styleguide/styleguide.tsx'),

  route('*', 'storefront/landing/redirect-to-landing.ts'),
] satisfies RouteConfig;
