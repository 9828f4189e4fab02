import type { Page, Route } from '@playwright/test';

/**
 * A call as the contract names it, 'GET /orders/*' with a star for each part of the path that may be
 * anything.
 */
type CallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** A call that is never answered. */
export async function keepWaiting(page: Page, call: CallName): Promise<void> {
  await intercept(page, call, () => undefined);
}

/** A call that fails without a word, as a broken proxy does; with `message` as the shop's own failures do. */
export async function fail(page: Page, call: CallName, message?: string): Promise<void> {
  await intercept(page, call, (route) =>
    message === undefined
      ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' })
      : route.fulfill({ status: 500, json: { message, code: 'internal' } }),
  );
}

/** A call that is answered without the shop. */
export async function answer(page: Page, call: CallName, json: unknown, total = 0): Promise<void> {
  await intercept(page, call, (route) =>
    route.fulfill({ json, headers: { 'X-Total-Count': String(total) } }),
  );
}

/** A call whose answer is changed on its way. */
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
