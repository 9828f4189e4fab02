import type { Hono } from 'hono';
import { presentList } from '../present/present-list.ts';
import { presentRefund } from '../present/present-refund.ts';
import { noSuch } from '../wire/refusal.ts';
import { ok, refuse, SERVER_ONLY } from './answer-request.ts';
import { createRefund } from './create-refund.ts';
import type { EmulatorContext } from './emulator-context.ts';
import { CreateRefund, ListRefunds, RetrieveRefund } from './parameters.ts';
import { readPage } from './read-page.ts';

export function addRefundRoutes(app: Hono, emulator: EmulatorContext): void {
  const { ledger, answer } = emulator;

  app.post('/v1/refunds', (c) =>
    answer(c, { callers: SERVER_ONLY, parameters: CreateRefund }, (request) =>
      createRefund(emulator, request),
    ),
  );

  app.get('/v1/refunds', (c) =>
    answer(c, { callers: SERVER_ONLY, parameters: ListRefunds }, ({ given }) => {
      const fields = { charge: given.charge, paymentIntent: given.payment_intent };
      const page = readPage(ledger, 'refund', given, { fields });
      return page.ok ? ok(presentList(page.value, '/v1/refunds', presentRefund)) : refuse(page.refusal);
    }),
  );

  app.get('/v1/refunds/:id', (c) =>
    answer(c, { callers: SERVER_ONLY, parameters: RetrieveRefund }, () => {
      const id = c.req.param('id');
      const refund = ledger.find('refund', id);
      return refund ? ok(presentRefund(refund)) : refuse(noSuch('refund', id, 'id'));
    }),
  );
}
