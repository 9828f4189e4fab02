import { describe, expect, it, test } from 'vitest';
import {
  cyclesBetween,
  findModule,
  findUseCasesBelowQueries,
  readNouns,
  unlistedModules,
} from './modules.ts';

test.each([
  ['domain/money.ts', 'domain'],
  ['domain/orders/order.ts', 'domain/orders'],
  ['server/products/search/suggest.ts', 'server/products'],
  ['web/routes.ts', 'web'],
  ['web/shared/use-dates.ts', 'web/shared'],
  ['web/admin/orders/list/order-list.tsx', 'web/admin/orders'],
  ['web/ui/forms/field.tsx', 'web/ui/forms'],
])('%s is in %s', (file, module) => {
  expect(findModule(file)).toBe(module);
});

describe('cycles between modules', () => {
  const found = (...imports: [string, string][]) =>
    cyclesBetween(imports.map(([from, to]) => ({ from, to }))).map(({ modules }) => modules);

  it('are found through any number of modules', () => {
    expect(
      found(
        ['server/a/one.ts', 'server/b/two.ts'],
        ['server/b/other.ts', 'server/c/three.ts'],
        ['server/c/three.ts', 'server/a/four.ts'],
        ['server/d/five.ts', 'server/a/one.ts'],
      ),
    ).toEqual([['server/a', 'server/b', 'server/c']]);
  });

  it('are not made by imports in one direction, within a module or by tests', () => {
    expect(
      found(
        ['server/a/one.ts', 'server/b/two.ts'],
        ['server/b/two.ts', 'server/b/deeper/three.ts'],
        ['server/b/deeper/three.ts', 'server/b/two.ts'],
        ['server/b/two.test.ts', 'server/a/one.ts'],
        ['server/b/testing/buy.ts', 'server/a/one.ts'],
      ),
    ).toEqual([]);
  });
});

describe('the queries of a module', () => {
  const useCaseOfA = { from: 'server/a/use-case.ts', to: 'server/b/b-queries.ts' };
  const useCaseOfB = { from: 'server/b/use-case.ts', to: 'server/a/a-queries.ts' };

  it('are below the use cases of all modules', () => {
    expect(cyclesBetween([useCaseOfA, useCaseOfB])).toEqual([]);
  });

  it('make no cycles with those of other modules, also by a helper', () => {
    const found = cyclesBetween([
      { from: 'server/a/a-queries.ts', to: 'server/b/helper.ts' },
      { from: 'server/b/b-queries.ts', to: 'server/a/a-conditions.ts' },
    ]);
    expect(found.map(({ modules }) => modules)).toEqual([['server/a (queries)', 'server/b (queries)']]);
  });

  it('import no use case', () => {
    const allowed = [
      { from: 'server/a/a-queries.ts', to: 'server/a/helper.ts' },
      { from: 'server/a/a-queries.ts', to: 'server/b/b-queries.ts' },
    ];
    const upwards = { from: 'server/b/b-queries.ts', to: 'server/b/use-case.ts' };
    expect(findUseCasesBelowQueries([...allowed, useCaseOfB])).toEqual([]);
    expect(findUseCasesBelowQueries([...allowed, useCaseOfB, upwards])).toEqual([useCaseOfB]);
  });
});

describe('the table of nouns', () => {
  const nouns = readNouns(`
## Nouns

| noun | what it is | domain | contract | server | back office | storefront |
| --- | --- | --- | --- | --- | --- | --- |
| order | what was bought | \`orders\` | \`orders\`, \`staff-orders\` | \`orders\` | \`orders\` | |

## Next
| other | | \`nothing\` | | | | |
`);

  it('lists the allowed folders of each layer', () => {
    expect(
      unlistedModules(
        [
          'domain/orders/order.ts',
          'domain/money.ts',
          'domain/nothing/a.ts',
          'contract/calls/index.ts',
          'contract/calls/staff-orders.ts',
          'contract/calls/invoices.ts',
          'contract/fields.ts',
          'server/orders/order-routes.ts',
          'server/mails/send.ts',
          'web/admin/orders/list/order-list.tsx',
          'web/storefront/orders/orders.tsx',
          'web/shared/dates.ts',
        ],
        nouns,
      ),
    ).toEqual(['contract/calls/invoices.ts', 'domain/nothing', 'server/mails', 'web/storefront/orders']);
  });
});
