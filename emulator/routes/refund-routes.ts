import type { Hono } from 'hono';
import { presentRefund } from '../present/present-refund.ts';
import { createRefund } from './create-refund.ts';
import type { EmulatorContext } from './emulator-context.ts';
import { CreateRefund, ListRefunds } from './parameters.ts';
import { readList } from './read-list.ts';
import { addRetrieveRoute } from './retrieve-route.ts';

export function addRefundRoutes(app: Hono, emulator: EmulatorContext): void {
  const { ledger, answer } = emulator;

  app.post('/v1/refunds', (c) =>
    answer(c, { parameters: CreateRefund }, (request) => createRefund(emulator, request)),
  );

  app.get('/v1/refunds', (c) =>
    answer(c, { parameters: ListRefunds }, ({ given }) => {
      const fields = { charge: given.charge, paymentIntent: given.payment_intent };
      return readList(ledger, 'refund', given, { fields }, presentRefund);
    }),
  );

  addRetrieveRoute(app, emulator, 'refund', presentRefund);
}
