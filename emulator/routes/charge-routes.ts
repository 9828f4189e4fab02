import type { Hono } from 'hono';
import { presentCharge } from '../present/present-charge.ts';
import { noSuch } from '../wire/refusal.ts';
import { ok, refuse, SERVER_ONLY } from './answer-request.ts';
import type { EmulatorContext } from './emulator-context.ts';
import { RetrieveCharge } from './parameters.ts';

export function addChargeRoutes(app: Hono, { ledger, answer }: EmulatorContext): void {
  app.get('/v1/charges/:id', (c) =>
    answer(c, { callers: SERVER_ONLY, parameters: RetrieveCharge }, () => {
      const id = c.req.param('id');
      const charge = ledger.find('charge', id);
      const method = charge && ledger.find('payment_method', charge.paymentMethod);
      return charge && method ? ok(presentCharge(charge, method)) : refuse(noSuch('charge', id, 'id'));
    }),
  );
}
