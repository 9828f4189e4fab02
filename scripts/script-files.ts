import type { Rolldown } from 'vite';

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];
type Context = Parameters<Exclude<CodeSplittingGroup['name'], string>>[1];

/** Who needs a module, from the pages that matter most to those that matter least. */
const AUDIENCES = ['landing', 'shop', 'lists', 'form-pages', 'back-office'] as const;
type Audience = (typeof AUDIENCES)[number];

/** The pages of each audience, as paths of their route files; what matches none of them is everyone's. */
const PAGES: [RegExp, Audience][] = [
  [/\/web\/(admin|styleguide)\//, 'back-office'],
  [/\/web\/storefront\/landing\//, 'landing'],
  [/\/web\/storefront\/(checkout|messages|members|orders\/track-order)\/[^/]+\.tsx\?/, 'form-pages'],
  [/\/web\/storefront\/(home|about|products\/product-list)/, 'lists'],
  [/\/web\/storefront\//, 'shop'],
  [/\/web\//, 'landing'],
];

/**
 * Which file of scripts each module goes into. Few files instead of a hundred: they compress better together,
 * and each costs a page a line and a request. But nobody loads for a page of the shop what only forms or
 * staff need.
 */
export function scriptFiles(): CodeSplittingGroup[] {
  return [
    { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 7 },
    // Otherwise the few limits drag all forms to the pages that only read them.
    { name: 'limits', test: /\/domain\/limits\.ts/, priority: 7 },
    { name: 'forms', test: /node_modules\/zod\/|\/contract\/fields\.ts/, priority: 6 },
    // A file takes along what its modules import, so those of more visitors choose first.
    ...AUDIENCES.map((audience, i) => ({
      debugName: audience,
      name: (id: string, context: Context) => (audienceOf(id, context) === audience ? audience : null),
      minShareCount: i < 3 ? 2 : 3,
      priority: AUDIENCES.length - i,
    })),
  ];
}

/**
 * The first of the audiences whose pages import a module, directly or not. What is only loaded when it is
 * needed, if ever, is nobody's.
 */
function audienceOf(id: string, context: Context): Audience | undefined {
  const found = new Set<Audience>();
  // A set goes on to what is added to it meanwhile.
  const importers = new Set([id]);
  for (const importer of importers) {
    const page = importer.includes('?') ? PAGES.find(([path]) => path.test(importer)) : undefined;
    if (page) found.add(page[1]);
    else for (const next of context.getModuleInfo(importer)?.importers ?? []) importers.add(next);
  }
  return AUDIENCES.find((audience) => found.has(audience));
}
