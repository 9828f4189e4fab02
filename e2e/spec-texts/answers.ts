import type { Page, Route } from '@playwright/test';

/** A call as the contract names it; in 'GET /orders/*' a star stands for any part of the path. */
type CallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Leaves a call without an answer. */
export async function keepWaiting(page: Page, call: CallName): Promise<void> {
  await intercept(page, call, () => undefined);
}

/** Fails a call, without a body as a broken proxy does, or with `message` as the shop does. */
export async function fail(page: Page, call: CallName, message?: string): Promise<void> {
  await intercept(page, call, (route) =>
    message === undefined
      ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' })
      : route.fulfill({ status: 500, json: { message, code: 'internal' } }),
  );
}

/** Answers a call without the shop. */
export async function answer(page: Page, call: CallName, json: unknown, total = 0): Promise<void> {
  await intercept(page, call, (route) =>
    route.fulfill({ json, headers: { 'X-Total-Count': String(total) } }),
  );
}

/** Changes the answer of a call. */
export async function change<Json>(
  page: Page,
  call: CallName,
  changed: (json: Json) => unknown,
): Promise<void> {
  await intercept(page, call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: changed(await response.json()) });
  });
}

async function intercept(page: Page, call: CallName, handle: (route: Route) => unknown): Promise<void> {
  const [method, path = ''] = call.split(' ');
  const pattern = new RegExp(`^/api${path.replaceAll('*', '[^/]+')}$`);
  await page.route(
    ({ pathname }) => pattern.test(pathname),
    (route) => (route.request().method() === method ? handle(route) : route.fallback()),
  );
}
