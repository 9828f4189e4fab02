import { expect, it } from 'vitest';
import { deliveredAt } from './delivered-at.ts';

const said = { status: 'delivered', timestamp: '2026-06-18T08:00:00.000Z' } as const;
const placed = { status: 'placed', timestamp: '2026-06-15T08:00:00.000Z' } as const;
const parcels = [
  { deliveredAt: '2026-06-17T08:00:00.000Z' },
  { deliveredAt: '2026-06-16T08:00:00.000Z' },
  {},
];

it.each([
  [
    'of its last parcel',
    { status: 'delivered', activities: [placed, said], fulfilments: parcels },
    parcels[0]?.deliveredAt,
  ],
  ['when staff said so', { status: 'delivered', activities: [placed, said] }, said.timestamp],
  ['unknown', { status: 'delivered', activities: [placed] }, null],
  ['none once it came back', { status: 'on-hold', activities: [said] }, null],
] as const)('the delivery of an order is %s', (_, order, when) => {
  expect(deliveredAt(order)).toBe(when);
});
