import type { Hono } from 'hono';
import { EVENT_TYPES } from '../ledger/records.ts';
import { presentList } from '../present/present-list.ts';
import { invalidRequest, noSuch } from '../wire/refusal.ts';
import { ok, refuse, SERVER_ONLY } from './answer-request.ts';
import { type EmulatorContext, presenterOfEvents } from './emulator-context.ts';
import { ListEvents, RetrieveEvent } from './parameters.ts';
import { readPage } from './read-page.ts';

export function addEventRoutes(app: Hono, emulator: EmulatorContext): void {
  const { ledger, answer } = emulator;
  const present = presenterOfEvents(emulator);

  app.get('/v1/events', (c) =>
    answer(c, { callers: SERVER_ONLY, parameters: ListEvents }, ({ given }) => {
      const { type, types, delivery_success: delivered } = given;
      if (type !== undefined && types) return refuse(TWO_WAYS_TO_CHOOSE_TYPES);
      const patterns = types ?? (type === undefined ? undefined : [type]);
      const page = readPage(ledger, 'event', given, {
        fields: { type: patterns && typesMatching(patterns) },
        isOwed: delivered === undefined ? undefined : !delivered,
      });
      return page.ok ? ok(presentList(page.value, '/v1/events', present)) : refuse(page.refusal);
    }),
  );

  app.get('/v1/events/:id', (c) =>
    answer(c, { callers: SERVER_ONLY, parameters: RetrieveEvent }, () => {
      const id = c.req.param('id');
      const event = ledger.find('event', id);
      return event ? ok(present(event)) : refuse(noSuch('event', id, 'id'));
    }),
  );
}

/** `charge.*` stands for all types that begin with `charge.`. */
function typesMatching(patterns: readonly string[]): string[] {
  return EVENT_TYPES.filter((type) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
    ),
  );
}

const TWO_WAYS_TO_CHOOSE_TYPES = invalidRequest(
  'You may only specify one of these parameters: type, types.',
  {
    code: 'parameters_exclusive',
    param: 'type',
  },
);
