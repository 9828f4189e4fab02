import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
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
