import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import type { Route } from './+types/root';
import backOfficeStyles from './back-office.css?url';
import { isBackOfficePath } from './back-office-path.ts';
import { type LoadArgs, loadedBody, onServer } from './data.ts';
import shopStyles from './shop.css?url';
import { ShopNameContext } from './shop-name.ts';
import figtree from './ui/styles/fonts/figtree-basic.woff2?url';
import fraunces from './ui/styles/fonts/fraunces-basic.woff2?url';
import { ToastProvider } from './ui/toasts/toasts.tsx';

export { ErrorPage as ErrorBoundary } from './error-page.tsx';

export const links: Route.LinksFunction = () => [
  ...FONT_FILES.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const loader = onServer(async ({ api, url: { origin } }: LoadArgs) => {
  const settings = await loadedBody(api(getShopSettings, {}));
  const shopName = settings.ok ? settings.data.company.name : DEFAULT_SHOP_NAME;
  // The default name is part of the scripts.
  return { origin, ...(shopName !== DEFAULT_SHOP_NAME && { shopName }) };
});

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFCF7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171412" />
        <Meta />
        {/* A precedence makes React render it before the preloads. */}
        <link
          rel="stylesheet"
          href={isBackOfficePath(pathname) ? backOfficeStyles : shopStyles}
          precedence="default"
        />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <ShopNameContext value={loaderData.shopName ?? DEFAULT_SHOP_NAME}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </ShopNameContext>
  );
}

/** URLs of the fonts, for preloading. */
const FONT_FILES: readonly string[] = [figtree, fraunces];
