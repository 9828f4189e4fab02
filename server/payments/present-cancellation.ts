import type { WireCancellation } from '#contract/order-schemas.ts';
import type { Cancellation } from '#domain/orders/cancellation.ts';
import { omitNulls } from '../http/omit-nulls.ts';

export function presentCancellation({ at, by, reason }: Cancellation): WireCancellation {
  return { at: at.toISOString(), by, ...omitNulls({ reason }) };
}
