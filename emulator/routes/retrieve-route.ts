import type { Hono } from 'hono';
import type { RecordOf } from '../ledger/records.ts';
import { noSuch } from '../wire/refusal.ts';
import { ok, refuse } from './answer-request.ts';
import type { EmulatorContext } from './emulator-context.ts';
import { Retrieve } from './parameters.ts';

/** Adds the call that reads one object by its id. */
export function addRetrieveRoute<Kind extends 'charge' | 'refund' | 'dispute' | 'event'>(
  app: Hono,
  { ledger, answer }: EmulatorContext,
  kind: Kind,
  present: (record: RecordOf<Kind>) => object,
): void {
  app.get(`/v1/${kind}s/:id`, (c) =>
    answer(c, { parameters: Retrieve }, () => {
      const id = c.req.param('id') ?? '';
      const record = ledger.find(kind, id);
      return record ? ok(present(record)) : refuse(noSuch(kind, id, 'id'));
    }),
  );
}
