import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it, test } from 'vitest';
import { describeError } from './create-log.ts';

it('logs a failed query and its stack, without the parameters', () => {
  const cause = new Error('deadlock detected');
  const values = ['ada@example.com', '12 Analytical Way\n    at somewhere'];
  const error = new DrizzleQueryError('insert into orders values ($1, $2)', values, cause);
  const logged = JSON.stringify(describeError(error));
  expect(logged).toContain('insert into orders values ($1, $2)');
  expect(logged).toContain('deadlock detected');
  expect(logged).toContain('create-log.test.ts');
  expect(logged).not.toMatch(/ada@example|Analytical|somewhere/);
});

test.each([
  ['a warning', "log.warn('second'); process.kill(process.pid, 'SIGKILL')"],
  ['the end of the process', 'process.exit()'],
])('lines that wait are written at %s', async (_, then) => {
  const module = new URL('create-log.ts', import.meta.url).href;
  const source = `import { createLog } from '${module}'; const log = createLog('info'); log.info('first'); ${then}`;
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', source], (_error, stdout) => resolve(stdout));
  });
  const lines = printed.trim().split('\n');
  expect(lines[0]).toContain('"msg":"first"');
  expect(lines.length).toBe(then.includes('second') ? 2 : 1);
});

it('lets its process end though nobody reads the output any more', async () => {
  const module = new URL('create-log.ts', import.meta.url).href;
  const source = `import { createLog } from '${module}'; const log = createLog('info'); process.stdin.on('end', () => log.info('last')).resume()`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'pipe' });
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  child.stdin.end();
  try {
    expect(await once(child, 'exit', { signal: AbortSignal.timeout(10_000) })).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});
