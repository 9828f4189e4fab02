import type { Rolldown } from 'vite';

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];
type Context = Parameters<Exclude<CodeSplittingGroup['name'], string>>[1];

/** Kinds of pages, by the paths of their route files; the first match counts. */
const PAGES = [
  [/\/web\/(admin|styleguide)\//, 'back office'],
  [/\/web\/storefront\/landing\//, 'landing'],
  [/\/web\/storefront\/layout\//, 'layout'],
  [/\/web\/storefront\/products\/product-list/, 'list'],
  [/\/web\/storefront\/(home|about)\//, 'home'],
  [
    /\/web\/storefront\/(account|cart|checkout|draft-orders|messages|members|stock-alerts|wishes|orders\/track-order)\/[^/]+\.tsx$/,
    'form',
  ],
  // Pages that are mostly read after a link in the footer: products load nothing of them.
  [/\/web\/storefront\/(shop-pages\/|page-texts\/|returns\/return-policy\.)/, 'text'],
  [/\/web\/storefront\//, 'product'],
  [/\/web\//, 'root'],
] as const satisfies [RegExp, string][];
type Kind = (typeof PAGES)[number][1];

/** The pages that import a module, by route file. */
type Importers = ReadonlyMap<string, Kind>;

/** The modules that every page loads for the cart, a sign-out in another tab and a lost connection. */
const CART =
  /\/shared\/use-ask-again\.|\/domain\/orders\/choice-words\.|\/storefront\/(line-of-choice|draft-form\/forget-drafts|cart\/(cart-count|adding\/(adding|cart-count-badge|cart-host)))\./;
const DIALOGS = /\/web\/ui\/overlays\/(dialog|use-modal)\.|\/contract\/calls\/cart\./;

/** The module that every page begins with. */
const ENTRY = /\/web\/entry\.client\./;

/** Bundles, by importance of their pages: a module belongs to the first that takes it. */
const BUNDLES: { name: string; takes: (pages: Importers, id: string) => boolean }[] = [
  {
    name: 'landing',
    takes: (pages) => isFor(pages, 'root') || (isFor(pages, 'landing') && isFor(pages, 'layout', 'list')),
  },
  { name: 'shop', takes: (pages) => isFor(pages, 'layout', 'list') },
  { name: 'pictures', takes: (pages) => isFor(pages, 'landing') && pages.size > 1 },
  // Loaded when the page is hydrated, and when something is added to the cart: without the forms of pages.
  { name: 'cart', takes: (_, id) => CART.test(id) },
  // Pages of products load nothing of what is about the shop.
  {
    name: 'about',
    takes: (pages) => isFor(pages, 'home') && !isFor(pages, 'product') && pages.size > 1,
  },
  { name: 'home', takes: (pages) => isFor(pages, 'home') && pages.size > 1 },
  { name: 'product', takes: (pages) => isFor(pages, 'product') && pages.size > 1 },
  { name: 'dialogs', takes: (_, id) => DIALOGS.test(id) },
  { name: 'form-pages', takes: (pages) => isFor(pages, 'form') && pages.size > 2 },
  { name: 'back-office', takes: (pages) => isFor(pages, 'back office') && pages.size > 2 },
];

/**
 * Assigns each module to a bundle. Few bundles compress better and need fewer requests; pages of shoppers do
 * not load code for forms or staff.
 */
export function scriptFiles(): CodeSplittingGroup[] {
  return [
    // With the default name, which otherwise brings the company with it to every page.
    {
      name: 'vendor',
      test: /node_modules\/(react|react-dom|react-router|scheduler)\/|\/settings\/default-shop-name\.ts/,
      priority: 11,
    },
    // The base of icons, without those of any page.
    { name: 'icons', test: /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/, priority: 10 },
    // Loaded by the loader of the layout, if it runs in a browser.
    { name: 'company', test: /\/domain\/(address-lines|settings\/company)\.ts/, priority: 10 },
    // Otherwise pages that import only the limits load all forms.
    { name: 'limits', test: /\/domain\/limits\.ts/, priority: 10 },
    { name: 'forms', test: /node_modules\/zod\/|\/contract\/fields\.ts/, priority: 9 },
    // A bundle includes the imports of its modules, so pages with more visitors come first.
    ...BUNDLES.map(({ name, takes }, i) => ({
      debugName: name,
      name: (id: string, context: Context) => (takes(findImporters(id, context), id) ? name : null),
      priority: BUNDLES.length - i,
    })),
  ];
}

/** The pages that import the module, directly or through others; none if it is only loaded lazily. */
function findImporters(id: string, context: Context): Importers {
  const found = new Map<string, Kind>();
  // Iterating a set includes items added meanwhile.
  const importers = new Set([id]);
  for (const importer of importers) {
    const [file = '', query] = importer.split('?');
    // The address of a file is no page.
    const isPage = (query !== undefined && query !== 'url') || ENTRY.test(file);
    const page = isPage ? PAGES.find(([path]) => path.test(file)) : undefined;
    if (page) found.set(file, page[1]);
    else for (const next of context.getModuleInfo(importer)?.importers ?? []) importers.add(next);
  }
  return found;
}

function isFor(pages: Importers, ...kinds: Kind[]): boolean {
  return [...pages.values()].some((kind) => kinds.includes(kind));
}
