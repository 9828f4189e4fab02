import { expect, test } from 'vitest';
import { ORDER_STATUSES, statusLabel, statusTone, trackingProgress, trackingTone } from './status.ts';

test.each([
  ['placed', 'Placed', 'warning', 'warning', 25],
  ['processing', 'Processing', 'warning', 'warning', 0],
  ['packaging', 'Packaging', 'warning', 'warning', 50],
  ['on-the-road', 'On The Road', 'primary', 'primary', 75],
  ['delivered', 'Delivered', 'success', 'success', 100],
  ['rejected', 'Rejected', 'error', 'warning', 0],
  ['on-hold', 'On Hold', 'warning', 'warning', 0],
] as const)(
  'the status %s reads %s, is %s for staff and %s while tracking, at %d %%',
  (status, label, tone, tracked, percent) => {
    expect(ORDER_STATUSES).toContain(status);
    expect(statusLabel(status)).toBe(label);
    expect(statusTone(status)).toBe(tone);
    expect(trackingTone(status)).toBe(tracked);
    expect(trackingProgress(status)).toBe(percent);
  },
);
