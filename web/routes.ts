import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The route table of the shop (spec 2). */
export default [
  index('landing/landing.tsx'),

  route('user', 'storefront/layout/storefront-layout.tsx', [
    index('storefront/home/to-home.ts'),
    route('home', 'storefront/home/home.tsx'),
    route('about', 'storefront/about/about.tsx'),
    route('products', 'storefront/products/product-list.tsx'),
    route('products/:id', 'storefront/products/product-detail.tsx'),
    route('billing', 'storefront/checkout/checkout.tsx'),
    route('track-order', 'storefront/track-order/track-order.tsx'),
    route('contact', 'storefront/contact/contact.tsx'),
  ]),

  route('admin-login', 'admin/admin-login.tsx'),

  route('*', 'landing/to-landing.ts'),
] satisfies RouteConfig;
