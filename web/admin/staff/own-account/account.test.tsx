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

it('the page shows who is signed in', () => {
  expect(markup).toContain('Ada Lovelace');
  expect(markup).toContain('ada@example.com');
});

it('the form names the passwords and the account for password managers', () => {
  expect(markup).toContain('autoComplete="current-password"');
  expect(markup.match(/autoComplete="new-password"/g)).toHaveLength(2);
  expect(markup).toMatch(/<input type="hidden"[^>]*autoComplete="username"[^>]*value="ada@example.com"/);
});

it('the form is posted, and disabled until the page is ready', () => {
  expect(markup).toMatch(/<form[^>]*method="post"/);
  expect(markup).toMatch(/<button disabled[^>]*type="submit"/);
});
