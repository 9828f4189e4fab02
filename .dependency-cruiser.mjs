/** The import directions of docs/architecture.md. `npm run check` fails when one is broken. */
const forbid = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } });
const allBut = (...folders) =>
  `^(?!${folders.join('|')})(domain|contract|db|postgres|server|web|emulator|demo|e2e|bench|scripts)/`;

export default {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      // The bundle of the server is there once it is built.
      to: { couldNotResolve: true, pathNot: '^virtual:|\\+types/|^(?:\\.\\./)+build/server/index\\.js$' },
    },
    forbid('domain imports nothing of ours', '^domain/', allBut('domain/')),
    {
      name: 'domain uses no framework and no I/O',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'core'] },
    },
    forbid('contract imports only domain', '^contract/', allBut('contract/', 'domain/')),
    {
      name: 'contract uses only zod',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/zod' },
    },
    forbid('postgres imports nothing of ours', '^postgres/', allBut('postgres/')),
    forbid(
      'db imports only domain, demo and postgres',
      '^db/',
      allBut('db/', 'domain/', 'demo/', 'postgres/'),
    ),
    forbid('demo imports only domain', '^demo/', allBut('demo/', 'domain/')),
    forbid('the emulator knows nothing of the shop', '^emulator/', allBut('emulator/')),
    {
      name: 'the shop knows the emulator by its two entry files',
      severity: 'error',
      from: { pathNot: '^emulator/' },
      to: { path: '^emulator/', pathNot: '^emulator/(stripe-emulator|record-settled)\\.ts$' },
    },
    forbid(
      'only payments and the demo know the emulator',
      '^(?!(emulator|server/payments|scripts)/)',
      '^emulator/',
    ),
    forbid('server never imports web, e2e, bench or scripts', '^server/', '^(web|e2e|bench|scripts)/'),
    forbid('web never reaches the server or the database', '^web/', allBut('web/', 'contract/', 'domain/')),
    // Number formatting is not a noun.
    forbid('the kit knows no noun of the business', '^web/ui/', allBut('web/ui/', 'domain/counts\\.ts')),
    forbid('what both share knows neither of them', '^web/shared/', '^web/(storefront|admin)/'),
    forbid('storefront does not know admin', '^web/storefront/', '^web/admin/'),
    forbid('admin does not know storefront', '^web/admin/', '^web/storefront/'),
    {
      name: 'the kit does not know the screens',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/(?!ui/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|\\.react-router|node_modules)/' },
    includeOnly: undefined,
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
