import type { Stripe } from 'stripe';
import type { EventRecord, EventType, SubjectRecord } from '../ledger/records.ts';
import { presentCharge } from './present-charge.ts';
import { presentDispute } from './present-dispute.ts';
import { type IntentView, presentWhole } from './present-intent.ts';
import { presentRefund } from './present-refund.ts';

/** The version of Stripe's API that events are written in: the SDK's, or this does not compile. */
const API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive';

/** A record as Stripe's Event. `view` is that of a server. */
export function presentEvent(
  { subject, ...record }: EventRecord,
  pendingWebhooks: number,
  view: IntentView,
): Stripe.Event {
  const event = {
    id: record.id,
    object: 'event' as const,
    api_version: API_VERSION,
    created: record.created,
    livemode: false,
    pending_webhooks: pendingWebhooks,
    request: record.request && { id: record.request.id, idempotency_key: record.request.key },
  };
  const { type } = record;
  if (isAbout(type, 'payment_intent') && subject.kind === 'payment_intent') {
    return { ...event, type, data: { object: presentWhole(subject, view) } };
  }
  if (isAboutDispute(type) && subject.kind === 'dispute') {
    return { ...event, type, data: { object: presentDispute(subject, view.ledger) } };
  }
  if (isAbout(type, 'charge') && subject.kind === 'charge') {
    return { ...event, type, data: { object: presentCharge(subject, view.ledger) } };
  }
  if (isAbout(type, 'refund') && subject.kind === 'refund') {
    return { ...event, type, data: { object: presentRefund(subject) } };
  }
  throw new Error(`The event ${record.id} cannot be about ${subject.id}.`);
}

type DisputeType = Extract<EventType, `charge.dispute.${string}`>;
type TypeAbout<Kind extends SubjectRecord['kind']> = Exclude<
  Extract<EventType, `${Kind}.${string}`>,
  DisputeType
>;

function isAboutDispute(type: EventType): type is DisputeType {
  return type.startsWith('charge.dispute.');
}

function isAbout<Kind extends SubjectRecord['kind']>(type: EventType, kind: Kind): type is TypeAbout<Kind> {
  return type.startsWith(`${kind}.`);
}
