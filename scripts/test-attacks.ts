import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './root.ts';

/** The families of attacks, each with the test files that try its variations; each test is one variation. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  Access: [
    'server/calls-under-attack.test.ts',
    'server/testing/attacks/access.attacks.test.ts',
    'server/answers-name-fields.test.ts',
    'server/orders/track-by-phone.test.ts',
  ],
  Money: [
    'server/testing/attacks/money.attacks.test.ts',
    'server/checkout/checkout-routes.refusals.test.ts',
    'server/checkout/webhook-routes.test.ts',
  ],
  Injection: ['server/testing/attacks/injection.attacks.test.ts', 'server/http/csv-cell.test.ts'],
  'Sign-in': [
    'server/testing/attacks/sign-in.attacks.test.ts',
    'server/staff/sign-in.guessing.test.ts',
    'server/staff/session.test.ts',
    'server/staff/reset-password.test.ts',
  ],
  Server: [
    'server/http/fetch-public.test.ts',
    'server/uploads/upload-routes.test.ts',
    'server/static-files.test.ts',
    'server/http/security-headers.test.ts',
  ],
};

/** npm run test:attacks: the attacks, with their number in each family. `npm test` makes them, too. */
const report = path.join(ROOT, 'test-results/attacks.json');
await rm(report, { force: true });
const child = spawn(
  path.join(ROOT, 'node_modules/.bin/vitest'),
  [
    'run',
    ...Object.values(FAMILIES).flat(),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
child.on('close', async (code) => {
  process.exitCode = code ?? 1;
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
  const counts = Object.entries(FAMILIES).map(([family, files]) => {
    const results = testResults.filter(({ name }) => files.includes(path.relative(ROOT, name)));
    const variations = results.flatMap(({ assertionResults }) => assertionResults);
    const failed = variations.filter(({ status }) => status !== 'passed').length;
    console.log(`${family}: ${variations.length} variations, ${failed} of them succeeded or failed to run`);
    return variations.length;
  });
  console.log(`${counts.reduce((sum, count) => sum + count, 0)} variations in ${counts.length} families`);
});

type Report = { testResults: { name: string; assertionResults: { status: string }[] }[] };
