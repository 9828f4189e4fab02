import type { WireReturnRow } from '#contract/calls/returns.ts';
import type { ReturnRow } from './return-queries.ts';

export function presentReturnRow(row: ReturnRow): WireReturnRow {
  return {
    id: row.id,
    orderId: row.orderId,
    userEmail: row.userEmail,
    status: row.status,
    withdrawal: row.isWithdrawal,
    ...(row.wantsExchange && { wantsExchange: true as const }),
    pieces: row.pieces,
    product: { name: row.name, image: row.image },
    createdAt: row.createdAt.toISOString(),
  };
}
