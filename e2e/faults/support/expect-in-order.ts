import { expect } from 'vitest';
import type { AuditReport } from '../audit/find-violations.ts';
import type { World } from './world.ts';

/** Has the auditor look, once all that is under way is settled, and expects that he finds nothing. */
export async function expectInOrder(world: World): Promise<AuditReport> {
  await world.settle();
  const report = await world.audit();
  expect(report.violations).toEqual([]);
  expect(report.held).toBe(0);
  return report;
}
