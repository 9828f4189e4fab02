import type * as z from 'zod';
import { cancelIntent, cancelRefusal } from '../payments/cancel-intent.ts';
import { presentIntent } from '../present/present-intent.ts';
import { toSeconds } from '../wire/new-ids.ts';
import { accessIntent } from './access-intent.ts';
import { type Answer, type ApiRequest, failInState, ok, refuse } from './answer-request.ts';
import type { EmulatorContext } from './emulator-context.ts';
import type { CancelIntent } from './parameters.ts';

/** Cancels an intent. */
export function cancelPayment(
  emulator: EmulatorContext,
  id: string,
  { caller, given, save }: ApiRequest<z.output<typeof CancelIntent>>,
): Answer {
  const found = accessIntent(emulator.ledger, id, caller, undefined);
  if (!found.ok) return refuse(found.refusal);
  const view = { ...emulator, caller, expand: given.expand };
  const refusal = cancelRefusal(found.value);
  if (refusal !== null) return failInState(refusal, presentIntent(found.value, view));

  const reason = given.cancellation_reason ?? null;
  const canceled = cancelIntent(found.value, reason, toSeconds(emulator.now()));
  save([canceled]);
  return ok(presentIntent(canceled, view));
}
