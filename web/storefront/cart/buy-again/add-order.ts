import { addToCart } from '#contract/calls/cart.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import { type Api, ApiError } from '#contract/client.ts';
import { newKey } from '#web/shared/new-key.ts';
import type { ChosenLine } from '../../line-of-choice.ts';

type OrderLine = WireOrder['products'][number];

/** How many lines are in the cart, and why others are not. */
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
      await api(addToCart, { body: chosenLineOf(line) }, { headers: { 'Idempotency-Key': key } });
      outcome.added += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) throw error;
      outcome.refused.push({ name: line.name, message: error.message });
    }
  }
  return outcome;
}

/** Orders from before variants existed name none. */
function chosenLineOf(line: OrderLine): ChosenLine {
  return {
    productId: line.productId,
    ...(line.variantId && { variantId: line.variantId }),
    quantity: line.quantity,
    selectedColor: line.selectedColor ?? null,
    selectedSize: line.selectedSize ?? null,
    selectedMemory: line.selectedMemory ?? null,
    ...(line.selectedOptions && { selectedOptions: line.selectedOptions }),
    selectedProperties: line.selectedProperties,
    ...(line.propertyTexts && { propertyTexts: line.propertyTexts }),
  };
}
