import type { Rolldown } from 'vite';

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];
type Context = Parameters<Exclude<CodeSplittingGroup['name'], string>>[1];

/** The audiences of modules, by importance of their pages. */
const AUDIENCES = ['landing', 'shop', 'lists', 'form-pages', 'back-office'] as const;
type Audience = (typeof AUDIENCES)[number];

/** The pages of each audience, by the paths of their route files; the first match counts. */
const PAGES: [RegExp, Audience][] = [
  [/\/web\/(admin|styleguide)\//, 'back-office'],
  [/\/web\/storefront\/landing\//, 'landing'],
  [/\/web\/storefront\/(checkout|messages|members|orders\/track-order)\/[^/]+\.tsx\?/, 'form-pages'],
  [/\/web\/storefront\/(home|about|products\/product-list)/, 'lists'],
  [/\/web\/storefront\//, 'shop'],
  [/\/web\//, 'landing'],
];

/**
 * Assigns each module to a bundle. Few bundles compress better and need fewer requests; pages of shoppers do
 * not load code for forms or staff.
 */
export function scriptFiles(): CodeSplittingGroup[] {
  return [
    { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 7 },
    // Otherwise pages that import only the limits load all forms.
    { name: 'limits', test: /\/domain\/limits\.ts/, priority: 7 },
    { name: 'forms', test: /node_modules\/zod\/|\/contract\/fields\.ts/, priority: 6 },
    // A bundle includes the imports of its modules, so audiences with more visitors come first.
    ...AUDIENCES.map((audience, i) => ({
      debugName: audience,
      name: (id: string, context: Context) => (audienceOf(id, context) === audience ? audience : null),
      minShareCount: i < 3 ? 2 : 3,
      priority: AUDIENCES.length - i,
    })),
  ];
}

/** The first audience whose pages import the module; undefined if it is only loaded lazily. */
function audienceOf(id: string, context: Context): Audience | undefined {
  const found = new Set<Audience>();
  // Iterating a set includes items added meanwhile.
  const importers = new Set([id]);
  for (const importer of importers) {
    const page = importer.includes('?') ? PAGES.find(([path]) => path.test(importer)) : undefined;
    if (page) found.add(page[1]);
    else for (const next of context.getModuleInfo(importer)?.importers ?? []) importers.add(next);
  }
  return AUDIENCES.find((audience) => found.has(audience));
}
