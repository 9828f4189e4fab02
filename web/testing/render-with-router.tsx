import type { ReactNode } from 'react';
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from 'react-router';

/** HTML of a page with scripts, a module preload and loader data, rendered by `entry`. */
export async function renderWithRouter(
  entry: ServerBuild['entry']['module'],
  data: unknown,
): Promise<string> {
  const handle = createRequestHandler(buildOf(entry, data), 'production');
  const response = await handle(new Request('http://shop.test/'), new RouterContextProvider());
  return await response.text();
}

function buildOf(entry: ServerBuild['entry']['module'], data: unknown): ServerBuild {
  const root = { id: 'root', path: '' };
  return {
    entry: { module: entry },
    routes: { root: { ...root, module: { default: Page, Layout, loader: () => data } } },
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'] },
      routes: {
        root: {
          ...root,
          module: '/assets/root.js',
          hasAction: false,
          hasLoader: true,
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          hasErrorBoundary: false,
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <title>Kettles</title>
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Page() {
  return (
    <main>
      {JSON.stringify(useLoaderData())}
      <Outlet />
    </main>
  );
}
