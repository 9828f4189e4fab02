import type { Hono } from 'hono';
import { EVENT_TYPES } from '../ledger/records.ts';
import { exclusiveParameters } from '../wire/refusal.ts';
import { refuse } from './answer-request.ts';
import { type EmulatorContext, presenterOfEvents } from './emulator-context.ts';
import { ListEvents } from './parameters.ts';
import { readList } from './read-list.ts';
import { addRetrieveRoute } from './retrieve-route.ts';

export function addEventRoutes(app: Hono, emulator: EmulatorContext): void {
  const { ledger, answer } = emulator;
  const present = presenterOfEvents(emulator);

  app.get('/v1/events', (c) =>
    answer(c, { parameters: ListEvents }, ({ given }) => {
      const { type, types, delivery_success: delivered } = given;
      if (type !== undefined && types) return refuse(exclusiveParameters('type', 'types'));
      const patterns = types ?? (type === undefined ? undefined : [type]);
      const fields = { type: patterns && typesMatching(patterns) };
      const isOwed = delivered === undefined ? undefined : !delivered;
      return readList(ledger, 'event', given, { fields, isOwed }, present);
    }),
  );

  addRetrieveRoute(app, emulator, 'event', present);
}

/** `charge.*` matches all types that begin with `charge.`. */
function typesMatching(patterns: readonly string[]): string[] {
  return EVENT_TYPES.filter((type) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
    ),
  );
}
