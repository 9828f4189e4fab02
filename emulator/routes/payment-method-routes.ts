import type { Hono } from 'hono';
import { cardError } from '../payments/payment-error.ts';
import { detachMethod } from '../payments/save-card.ts';
import { presentPaymentError } from '../present/present-error.ts';
import { presentMethod } from '../present/present-method.ts';
import { invalidRequest, noSuch } from '../wire/refusal.ts';
import { fail, ok, refuse } from './answer-request.ts';
import type { EmulatorContext } from './emulator-context.ts';
import { CreateMethod, DetachMethod } from './parameters.ts';
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

  app.post('/v1/payment_methods/:id/detach', (c) =>
    emulator.answer(c, { parameters: DetachMethod }, ({ save }) => {
      const id = c.req.param('id');
      const method = emulator.ledger.find('payment_method', id);
      if (!method) return refuse(noSuch('PaymentMethod', id, 'payment_method'));
      if (!method.customer) return refuse(NOT_ATTACHED);
      const detached = detachMethod(method);
      save([detached]);
      return ok(presentMethod(detached));
    }),
  );
}

const NOT_ATTACHED = invalidRequest(
  'The payment method you provided is not attached to a customer so detachment is impossible.',
);
