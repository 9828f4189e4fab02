import type { Hono } from 'hono';
import { cardError } from '../payments/payment-error.ts';
import { presentPaymentError } from '../present/present-error.ts';
import { presentMethod } from '../present/present-method.ts';
import { fail, ok } from './answer-request.ts';
import type { EmulatorContext } from './emulator-context.ts';
import { CreateMethod } from './parameters.ts';
import { readTypedMethod } from './read-method.ts';

export function addPaymentMethodRoutes(app: Hono, emulator: EmulatorContext): void {
  app.post('/v1/payment_methods', (c) =>
    emulator.answer(c, { parameters: CreateMethod, forBrowsers: true }, ({ given, save }) => {
      const card = readTypedMethod(emulator, given);
      if (!card.ok) {
        const error = presentPaymentError(cardError(card.problem), emulator.ledger);
        return fail({ status: 402, error });
      }
      save([card.method]);
      return ok(presentMethod(card.method));
    }),
  );
}
