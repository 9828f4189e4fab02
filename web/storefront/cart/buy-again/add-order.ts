import { addToCart } from '#contract/calls/cart.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import { type Api, ApiError } from '#contract/client.ts';
import { readChoice, writeLine } from '#domain/orders/choice-words.ts';
import { newKey } from '#web/shared/new-key.ts';

type OrderLine = WireOrder['products'][number];

/** The number of added lines, and the reasons of refused ones. */
export type AddedOrder = { added: number; refused: { name: string; message: string }[] };

/**
 * Adds the lines of an order, each with its key: lines whose answer was lost are added once when it is tried
 * again with the same keys (model C2). Throws what is no refusal of a line.
 */
export async function addOrder(
  api: Api,
  lines: readonly OrderLine[],
  keys: Map<number, string>,
): Promise<AddedOrder> {
  const outcome: AddedOrder = { added: 0, refused: [] };
  for (const [position, line] of lines.entries()) {
    const key = keys.get(position) ?? newKey();
    keys.set(position, key);
    try {
      await api(addToCart, { body: writeLine(readChoice(line)) }, { headers: { 'Idempotency-Key': key } });
      outcome.added += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) throw error;
      outcome.refused.push({ name: line.name, message: error.message });
    }
  }
  return outcome;
}
