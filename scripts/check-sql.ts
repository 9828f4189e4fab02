import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';
import { compareFeatures, SQL_FEATURES } from './sql-features.ts';

/* Checks what the migrations and statements use beyond plain SQL against the list in sql-features.ts. */

const SOURCES = [
  'db/**/*.ts',
  'db/migrations/*.sql',
  'server/**/*.ts',
  'demo/**/*.ts',
  'scripts/audit/**/*.ts',
];
const isTest = (file: string) => /\.test\.ts$|(?:^|\/)testing\//.test(file);

const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !isTest(file));
const texts = Object.fromEntries(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
const problems = compareFeatures(texts);
for (const problem of problems) console.error(`✗ ${problem}`);
const features = SQL_FEATURES.filter((feature) => feature.files > 0).length;
console.log(`${files.length} files use ${features} features beyond plain SQL`);
process.exitCode = problems.length > 0 ? 1 : 0;
