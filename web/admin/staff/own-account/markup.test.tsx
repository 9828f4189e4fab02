import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ToastProvider } from '#web/ui/toasts/toasts.tsx';
import Account from './account.tsx';

const router = createMemoryRouter([
  {
    path: '/',
    element: <Outlet context={{ email: 'ada@example.com', name: 'Ada Lovelace' }} />,
    children: [{ index: true, element: <Account /> }],
  },
]);
const markup = renderToStaticMarkup(
  <ToastProvider>
    <RouterProvider router={router} />
  </ToastProvider>,
);

it('the account says who is signed in', () => {
  expect(markup).toContain('Ada Lovelace');
  expect(markup).toContain('ada@example.com');
});

it('its form tells password managers which password is which, and whose', () => {
  expect(markup).toContain('autoComplete="current-password"');
  expect(markup.match(/autoComplete="new-password"/g)).toHaveLength(2);
  expect(markup).toMatch(/<input type="hidden"[^>]*autoComplete="username"[^>]*value="ada@example.com"/);
});

it('cannot be sent before the page is ready, and never puts a password into an address', () => {
  expect(markup).toMatch(/<form[^>]*method="post"/);
  expect(markup).toMatch(/<button disabled[^>]*type="submit"/);
});
