import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { getShopSettings } from '#contract/calls/checkout.ts';
import { getLayoutTexts } from '#contract/calls/page-texts.ts';
import { iconPath, SHOP_ICON } from '#domain/looks/icons.ts';
import { STATE_TEXTS } from '#domain/page-texts/state-texts.ts';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import type { Route } from './+types/root';
import backOfficeStyles from './back-office.css?url';
import { isBackOfficePath } from './back-office-path.ts';
import { type LoadArgs, loadedBody, onServer } from './data.ts';
import { loadLooks } from './load-looks.ts';
import { LooksContext } from './shared/looks-context.ts';
import shopStyles from './shop.css?url';
import { ShopNameContext } from './shop-name.ts';
import figtree from './ui/styles/fonts/figtree-basic.woff2?url';
import fraunces from './ui/styles/fonts/fraunces-basic.woff2?url';
import { ToastProvider } from './ui/toasts/toasts.tsx';

export { ErrorPage as ErrorBoundary } from './error-page.tsx';

export const loader = onServer(async ({ api, url }: LoadArgs) => {
  const [settings, texts, looks] = await Promise.all([
    loadedBody(api(getShopSettings, {})),
    loadedBody(api(getLayoutTexts, {})),
    loadLooks(api, url),
  ]);
  const shopName = settings.ok ? settings.data.company.name : DEFAULT_SHOP_NAME;
  const icons = listIcons(looks?.icon, shopName);
  const failed = texts.ok && pickFailed(texts.data.states);
  // Default name and words are part of the scripts, and the default looks are those of the theme.
  return {
    origin: url.origin,
    ...(shopName !== DEFAULT_SHOP_NAME && { shopName }),
    ...(looks && { looks }),
    ...(icons && { icons }),
    ...(failed && { failed }),
  };
});

/** The words of the page that cannot be rendered; null for those of its component. */
function pickFailed({ failedTitle, failedText }: { failedTitle: string; failedText: string }) {
  const { failedTitle: title, failedText: text } = STATE_TEXTS;
  const isWritten = failedTitle !== title.initially || failedText !== text.initially;
  return isWritten ? { title: failedTitle, text: failedText } : null;
}

/** The icons of the seller, or those of a shop that is not Marigold; null: the default ones. */
function listIcons(digest: string | undefined, shopName: string) {
  if (digest !== undefined)
    return {
      icon: { href: iconPath(digest, 'favicon-48'), type: 'image/png' },
      apple: iconPath(digest, 'apple-touch-icon'),
    };
  if (shopName === DEFAULT_SHOP_NAME) return null;
  return { icon: { href: SHOP_ICON, type: 'image/svg+xml' }, apple: SHOP_ICON };
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const data = useRouteLoaderData<typeof loader>('root');
  const looks = data?.looks;
  const { light, dark } = looks?.themeColors ?? THEME_COLORS;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
        <Meta />
        {/* A precedence makes React render it before the preloads. */}
        <link
          rel="stylesheet"
          href={isBackOfficePath(pathname) ? backOfficeStyles : shopStyles}
          precedence="default"
        />
        {looks?.styleSheet && <link rel="stylesheet" href={looks.styleSheet} precedence="default" />}
        {(looks?.fonts ?? FONT_FILES).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" {...(data?.icons?.icon ?? FLOWER)} />
        <link rel="apple-touch-icon" href={data?.icons?.apple ?? '/apple-touch-icon.png'} />
        <link rel="manifest" href="/manifest.webmanifest" />
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
      <LooksContext value={loaderData.looks ?? null}>
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      </LooksContext>
    </ShopNameContext>
  );
}

const FLOWER = { href: '/favicon.svg', type: 'image/svg+xml' };

/** URLs of the fonts, for preloading. */
const FONT_FILES: readonly string[] = [figtree, fraunces];

/** The ground of the pages, for the bars of browsers. */
const THEME_COLORS = { light: '#FFFCF7', dark: '#171412' };
