import { expect, test } from 'vitest';
import type { WireDraftOrder } from '#contract/calls/draft-orders.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import { type KnownProducts, valuesOfDraft } from './draft-values.ts';

const line = { productId: 'shirt', variantId: 'shirt-red', quantity: 1, selectedColor: 'Red' };

test.each([
  ['are those of its line', [], { color: 'Red' }],
  ['follow from its variant, which may be changed', [{ name: 'Color', values: ['Red', 'Blue'] }], {}],
])('the choices of a product %s', (_, options, choices) => {
  const known: Partial<WireProduct> = { options };
  const draft: Partial<WireDraftOrder> = { lines: [line], codes: [] };
  const values = valuesOfDraft(draft as WireDraftOrder, { shirt: known } as KnownProducts);
  expect(values.lines).toMatchObject([{ variantId: 'shirt-red' }]);
  expect(values.lines[0]).toHaveProperty('choices', choices);
});
