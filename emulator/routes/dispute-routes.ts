import type { Hono } from 'hono';
import type * as z from 'zod';
import { isClosed } from '../ledger/dispute-state.ts';
import type { DisputeRecord } from '../ledger/records.ts';
import { closeDispute, submitEvidence } from '../payments/dispute-charge.ts';
import { presentDispute } from '../present/present-dispute.ts';
import { invalidRequest, noSuch } from '../wire/refusal.ts';
import { type Answer, type ApiRequest, fail, ok, refuse } from './answer-request.ts';
import type { EmulatorContext } from './emulator-context.ts';
import { CloseDispute, ListDisputes, UpdateDispute } from './parameters.ts';
import { readList } from './read-list.ts';
import { addRetrieveRoute } from './retrieve-route.ts';

export function addDisputeRoutes(app: Hono, emulator: EmulatorContext): void {
  const { ledger, answer } = emulator;
  const present = (dispute: DisputeRecord) => presentDispute(dispute, ledger);

  app.get('/v1/disputes', (c) =>
    answer(c, { parameters: ListDisputes }, ({ given }) => {
      const fields = { charge: given.charge, paymentIntent: given.payment_intent };
      return readList(ledger, 'dispute', given, { fields }, present);
    }),
  );

  addRetrieveRoute(app, emulator, 'dispute', present);

  app.post('/v1/disputes/:id', (c) =>
    answer(c, { parameters: UpdateDispute }, (request) =>
      changeOpen(emulator, c.req.param('id'), request, (dispute) => update(emulator, dispute, request.given)),
    ),
  );

  app.post('/v1/disputes/:id/close', (c) =>
    answer(c, { parameters: CloseDispute }, (request) =>
      changeOpen(emulator, c.req.param('id'), request, closeDispute),
    ),
  );
}

/** Stages evidence, and submits it unless asked not to. */
function update(
  { now, refundDelay }: EmulatorContext,
  dispute: DisputeRecord,
  { evidence, metadata, submit }: z.output<typeof UpdateDispute>,
): DisputeRecord {
  const given = Object.entries(evidence ?? {}).flatMap(([name, text]) =>
    text ? [[name, text] as const] : [],
  );
  const updated = {
    ...dispute,
    evidence: { ...dispute.evidence, ...Object.fromEntries(given) },
    metadata: { ...dispute.metadata, ...metadata },
  };
  const isSubmitted = submit && Object.keys(updated.evidence).length > 0;
  return isSubmitted ? submitEvidence(updated, now().getTime() + refundDelay) : updated;
}

function changeOpen<Given>(
  { ledger, settleLater }: EmulatorContext,
  id: string,
  { save }: ApiRequest<Given>,
  change: (dispute: DisputeRecord) => DisputeRecord,
): Answer {
  const dispute = ledger.find('dispute', id);
  if (!dispute) return refuse(noSuch('dispute', id, 'id'));
  if (isClosed(dispute)) return fail(ALREADY_CLOSED);
  const changed = change(dispute);
  save([changed]);
  settleLater(changed);
  return ok(presentDispute(changed, ledger));
}

const ALREADY_CLOSED = invalidRequest('This dispute is already closed.');
