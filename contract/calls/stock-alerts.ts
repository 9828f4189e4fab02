import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { call, staffCall } from '../define-call.ts';
import { optionalText, requiredText } from '../fields.ts';
import { StockAlertForm } from '../forms/stock-alerts.ts';
import { idParams } from '../ids.ts';

/** The answer is the same whether or not the email waits already. */
export const addStockAlert = call({
  method: 'POST',
  path: '/stock-alerts',
  summary: 'Mail an address once when a sold out product, or one of its variants, is back',
  body: z.extend(StockAlertForm, {
    productId: requiredText('Product', LIMITS.id),
    /** The variant. Default: any variant of the product. */
    variantId: optionalText(LIMITS.id),
  }),
  /** `name`: of the product and its variant, 'Ember Kettle (Red / M)'. */
  output: z.object({ name: z.string() }),
  failures: [404, 409],
  creates: true,
});

export const stopStockAlerts = call({
  method: 'POST',
  path: '/stock-alerts/stop',
  summary: 'End all that an address waits for, by the token of a mail',
  body: z.object({ token: requiredText('Token', 2_000) }),
  output: z.object({ stopped: z.literal(true) }),
  failures: [409],
});

export const listStockAlerts = staffCall({
  path: '/products/{id}/stock-alerts',
  summary: 'How many wait for a mail about a product, most wanted first',
  params: idParams,
  output: z.array(
    z.object({
      /** Null for any variant of the product. */
      variantId: z.nullable(z.string()),
      waiting: z.number(),
    }),
  ),
});

export type WireStockDemand = z.output<typeof listStockAlerts.output>[number];
