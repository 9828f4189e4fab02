import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ToastProvider } from '#web/ui/toasts/toasts.tsx';
import { AccountView } from './account-view.tsx';

test('a page of the account is rendered without a boundary that its server left to the browser', () => {
  const Component = () => (
    <ToastProvider>
      <AccountView
        show="account"
        email="ada@example.com"
        memberships={[]}
        orders={{ ok: true, data: { orders: [], total: 0, page: 1 } }}
        addresses={{ ok: true, data: [] }}
      />
    </ToastProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  expect(renderToString(<Stub initialEntries={['/']} />)).not.toContain('<!--$!-->');
});
