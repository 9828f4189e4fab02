import type { Hono } from 'hono';
import { detachMethod } from '../payments/save-card.ts';
import { presentCustomer } from '../present/present-customer.ts';
import { presentMethod } from '../present/present-method.ts';
import { newId, toSeconds } from '../wire/new-ids.ts';
import { noSuch } from '../wire/refusal.ts';
import { accessCustomer } from './access-customer.ts';
import { ok, refuse } from './answer-request.ts';
import type { EmulatorContext } from './emulator-context.ts';
import { CreateCustomer, DeleteCustomer, ListCustomerMethods, Retrieve } from './parameters.ts';
import { readList } from './read-list.ts';

export function addCustomerRoutes(app: Hono, { ledger, answer, now }: EmulatorContext): void {
  app.post('/v1/customers', (c) =>
    answer(c, { parameters: CreateCustomer }, ({ given, save }) => {
      const customer = {
        kind: 'customer' as const,
        id: newId('cus'),
        created: toSeconds(now()),
        description: given.description ?? null,
        metadata: given.metadata,
      };
      save([customer]);
      return ok(presentCustomer(customer));
    }),
  );

  app.get('/v1/customers/:id', (c) =>
    answer(c, { parameters: Retrieve }, () => {
      const customer = ledger.find('customer', c.req.param('id'));
      return customer ? ok(presentCustomer(customer)) : refuse(noSuch('customer', c.req.param('id'), 'id'));
    }),
  );

  app.delete('/v1/customers/:id', (c) =>
    answer(c, { parameters: DeleteCustomer }, ({ save }) => {
      const found = accessCustomer(ledger, c.req.param('id'), 'id');
      if (!found.ok) return refuse(found.refusal);
      const { kind, id, created } = found.value;
      const deleted = { kind, id, created, description: null, metadata: {}, isDeleted: true as const };
      save([deleted, ...ledger.methodsOf(id).map(detachMethod)]);
      return ok(presentCustomer(deleted));
    }),
  );

  app.get('/v1/customers/:id/payment_methods', (c) =>
    answer(c, { parameters: ListCustomerMethods }, ({ given }) => {
      const found = accessCustomer(ledger, c.req.param('id'), 'customer');
      if (!found.ok) return refuse(found.refusal);
      const { id } = found.value;
      const url = `/v1/customers/${id}/payment_methods`;
      return readList(ledger, 'payment_method', given, { fields: { customer: id } }, presentMethod, url);
    }),
  );
}
