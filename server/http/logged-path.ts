import { calls } from '#contract/calls/index.ts';

/** Pages, in addition to the calls of the contract; a test compares them with the route table of the web. */
export const LOGGED_PAGES = [
  '/products/{handle}',
  '/collections/{slug}',
  '/collections/{collection}/products/{handle}',
  '/user',
  '/user/home',
  '/user/about',
  '/user/products',
  '/user/products/{id}',
  '/user/collections/{slug}',
  '/user/billing',
  '/user/account',
  '/user/cart',
  '/user/cart/reminder',
  '/user/cart/restore',
  '/user/checkout',
  '/user/wish-list',
  '/user/wish-list/shared',
  '/user/track-order',
  '/user/contact',
  '/user/pages/{slug}',
  '/user/policies/{policy}',
  '/user/return-policy',
  '/user/membership',
  '/user/stock-alerts',
  '/user/states',
  '/user/pay/{token}',
  '/admin-login',
  '/admin-forget-password',
  '/admin-reset-password',
  '/admin',
  '/admin/dashboard',
  '/admin/products',
  '/admin/products/new',
  '/admin/products/{id}',
  '/admin/products/{id}/stock',
  '/admin/products/{id}/variants',
  '/admin/products/import',
  '/admin/orders',
  '/admin/orders/{id}',
  '/admin/draft-orders',
  '/admin/draft-orders/{id}',
  '/admin/packing',
  '/admin/returns',
  '/admin/returns/{id}',
  '/admin/reviews',
  '/admin/invoice',
  '/admin/invoice/{orderId}',
  '/admin/credit-notes',
  '/admin/credit-notes/{number}',
  '/admin/collections',
  '/admin/collections/{id}',
  '/admin/discounts',
  '/admin/discounts/{id}',
  '/admin/payments',
  '/admin/messages',
  '/admin/mail',
  '/admin/members',
  '/admin/staff',
  '/admin/audit',
  '/admin/status',
  '/admin/looks',
  '/admin/page-texts',
  '/admin/page-texts/{page}',
  '/admin/pages',
  '/admin/pages/{id}',
  '/admin/redirects',
  '/admin/past-records',
  '/admin/menus',
  '/admin/menus/{menu}',
  '/admin/settings',
  '/admin/settings/shipping',
  '/admin/settings/taxes',
  '/admin/settings/search',
  '/admin/settings/first-steps',
  '/admin/account',
  '/styleguide',
] as const;

/** The paths that are neither a page nor a call of the contract. */
const OTHERS = [
  '/api/docs',
  '/api/openapi.json',
  '/api/policy-reports',
  '/api/webhooks/stripe',
  '/emulator/stripe',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/sitemap-products.xml',
];

/** Parameters that everybody may know: they name what the shop shows to all. */
const PUBLIC = new Set([
  '/user/products/{id}',
  '/user/collections/{slug}',
  '/admin/products/{id}',
  '/api/products/{id}',
  '/api/products/category/{category}',
  '/api/collections/{slug}',
]);

/** Public files, whose names follow from their content. */
const FILE = /^\/(?:(?:assets|pictures|uploads)\/[\w./-]+|[\w-]+\.(?:svg|png|ico|webmanifest))$/;

const MOST_CHARACTERS = 200;
const PUBLIC_VALUE = /^[\w.~%-]{1,80}$/;
const HIDDEN = '…';
const FILES = '/{file}';
const UNKNOWN = '/{unknown}';

type Step = { words: Map<string, Step>; parameter: { step: Step; isPublic: boolean } | null; isEnd: boolean };

/**
 * Returns a path as the log has it: the words of the route that it belongs to, with parameters that everybody
 * may know. Everything else of it is left out: a token, an id, a typed text, and what no route knows.
 */
export function loggedPath(path: string): string {
  if (path === '/') return path;
  if (path.length <= MOST_CHARACTERS && FILE.test(path)) return path;
  let logged = '';
  let at = ROOT;
  for (const part of path.split('/').slice(1)) {
    const word = at.words.get(part);
    if (!word && !at.parameter) return `${logged}/${HIDDEN}`;
    const isShown = word !== undefined || (at.parameter?.isPublic && PUBLIC_VALUE.test(part));
    logged += `/${isShown ? part : HIDDEN}`;
    at = word ?? at.parameter?.step ?? at;
  }
  return logged;
}

/**
 * Returns the route of a path, without any of its parameters: one of a bounded number of texts, by which
 * requests are counted.
 */
export function findRoute(path: string): string {
  if (path === '/') return path;
  if (FILE.test(path)) return FILES;
  let route = '';
  let at = ROOT;
  for (const part of path.split('/').slice(1)) {
    const word = at.words.get(part);
    if (!word && !at.parameter) return UNKNOWN;
    route += word ? `/${part}` : '/{}';
    at = word ?? at.parameter?.step ?? at;
  }
  return at.isEnd ? route : UNKNOWN;
}

/** True for the path of a page, whatever its parameters are. */
export function isLoggedPage(path: string): boolean {
  if (path === '/') return true;
  let at = PAGES;
  for (const part of path.replace(/\/+$/, '').split('/').slice(1))
    at = at.words.get(part) ?? at.parameter?.step ?? NOWHERE;
  return at.isEnd;
}

const ROOT = buildSteps([...LOGGED_PAGES, ...calls.map(({ path }) => `/api${path}`), ...OTHERS]);

const PAGES = buildSteps(LOGGED_PAGES);
const NOWHERE = newStep();

function buildSteps(routes: readonly string[]): Step {
  const root = newStep();
  for (const route of routes) {
    let at = root;
    let prefix = '';
    for (const part of route.split('/').slice(1)) {
      prefix += `/${part}`;
      at = part.startsWith('{') ? addParameter(at, prefix) : addWord(at, part);
    }
    at.isEnd = true;
  }
  return root;
}

/** Calls may name the parameter at one place differently; it is public if one of them is. */
function addParameter(at: Step, prefix: string): Step {
  at.parameter ??= { step: newStep(), isPublic: false };
  if (PUBLIC.has(prefix)) at.parameter.isPublic = true;
  return at.parameter.step;
}

function addWord(at: Step, word: string): Step {
  const step = at.words.get(word) ?? newStep();
  at.words.set(word, step);
  return step;
}

function newStep(): Step {
  return { words: new Map(), parameter: null, isEnd: false };
}
