import { expect } from 'vitest';
import type { AuditReport } from '#scripts/audit/find-violations.ts';
import type { World } from './world.ts';

/**
 * Waits until everything is settled, then expects no violations. Of an order that was paid in cash and ended,
 * the money is owed until staff return it, and the auditor says so (decision 098).
 */
export async function expectNoViolations(world: World): Promise<AuditReport> {
  await world.settle();
  const report = await world.audit();
  expect(report.violations.filter((violation) => !OWED.test(violation))).toEqual([]);
  expect(report.held).toBe(0);
  return report;
}

const OWED = /^Order \S+: \$[\d,.]+ is owed to its customer\./;
