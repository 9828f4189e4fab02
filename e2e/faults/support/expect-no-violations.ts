import { expect } from 'vitest';
import type { AuditReport } from '#scripts/audit/find-violations.ts';
import type { World } from './world.ts';

/** Waits until everything is settled, then expects no violations. */
export async function expectNoViolations(world: World): Promise<AuditReport> {
  await world.settle();
  const report = await world.audit();
  expect(report.violations).toEqual([]);
  expect(report.held).toBe(0);
  return report;
}
