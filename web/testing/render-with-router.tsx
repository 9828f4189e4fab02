import type { ReactNode } from 'react';
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from 'react-router';

/** HTML of a page with scripts, a module preload, loader data and `content`, rendered by `entry`. */
export async function renderWithRouter(
  entry: ServerBuild['entry']['module'],
  data: unknown,
  { context = new RouterContextProvider(), content = null as ReactNode } = {},
): Promise<string> {
  const handle = createRequestHandler(createBuild(entry, data, content), 'production');
  const response = await handle(new Request('http://shop.test/'), context);
  return await response.text();
}

function createBuild(entry: ServerBuild['entry']['module'], data: unknown, content: ReactNode): ServerBuild {
  const root = { id: 'root', path: '' };
  return {
    entry: { module: entry },
    routes: {
      root: { ...root, module: { default: () => <Page content={content} />, Layout, loader: () => data } },
    },
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

function Page({ content }: { content: ReactNode }) {
  return (
    <main>
      {content}
      {JSON.stringify(useLoaderData())}
      <Outlet />
    </main>
  );
}
