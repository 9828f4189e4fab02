import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { cyclesBetween, findUseCasesBelowQueries, readNouns, unlistedModules } from './modules.ts';
import { ROOT } from './root.ts';

/* Checks the import directions and the names of modules against docs/architecture.md. */

const TOP = [
  'domain',
  'contract',
  'db',
  'emulator',
  'postgres',
  'server',
  'web',
  'demo',
  'e2e',
  'bench',
  'scripts',
];

process.chdir(ROOT);
const { output } = await cruise(TOP, await extractOptions(path.join(ROOT, '.dependency-cruiser.mjs')));
if (typeof output === 'string') throw new Error(output);
const imports = output.modules
  .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
  .filter(({ to }) => !to.startsWith('node_modules/'));

const files = output.modules.map(({ source }) => source);
const nouns = readNouns(readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8'));

const problems = [
  ...output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  ...cyclesBetween(imports).map(
    (cycle) =>
      `these modules import each other: ${cycle.modules.join(', ')}${cycle.imports.map(({ from, to }) => `\n    ${from} → ${to}`).join('')}`,
  ),
  ...findUseCasesBelowQueries(imports).map(
    ({ from, to }) => `queries import ${from}, which is a use case: it imports ${to}`,
  ),
  ...unlistedModules(files, nouns).map(
    (module) => `${module} is not in the table of nouns of docs/architecture.md`,
  ),
];
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(`${output.summary.totalCruised} files, ${imports.length} imports`);
process.exitCode = problems.length > 0 ? 1 : 0;
