import type { DisputeRecord } from './records.ts';

export function isInquiry({ status }: Pick<DisputeRecord, 'status'>): boolean {
  return status.startsWith('warning_');
}

export function isClosed({ status }: Pick<DisputeRecord, 'status'>): boolean {
  return status === 'won' || status === 'lost' || status === 'warning_closed';
}
