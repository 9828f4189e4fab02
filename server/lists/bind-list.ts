import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Call, OutputOf } from '#contract/define-call.ts';
import type { Database } from '#db/connection.ts';
import { success } from '../http/answer.ts';
import { bind, type Environment } from '../http/bind.ts';
import { csvFileName } from '../http/csv.ts';
import type { Staff } from '../http/staff.ts';
import type { Visitor } from '../http/visitor.ts';
import type { ListContext, Page } from './list-queries.ts';

/** `timeZone` is the shop's, an IANA name. */
export type ListServices = { db: Database; now: () => Date; timeZone: () => Promise<string> };

type StaffContext = ListContext & { staff: Staff; visitor: Visitor };

type ListCall<Query extends z.ZodMiniObject, Item extends z.ZodMiniType> = Call<
  undefined,
  Query,
  undefined,
  z.ZodMiniArray<Item>
> & { access: 'staff' };

type ExportCall<Query extends z.ZodMiniObject> = Call<undefined, Query, undefined, z.ZodMiniString> & {
  access: 'staff';
  produces: NonNullable<Call['produces']>;
};

/** Binds a call of staff that returns a page of presented rows. */
export function bindList<Query extends z.ZodMiniObject, Item extends z.ZodMiniType, Row>(
  app: Hono<Environment>,
  services: ListServices,
  call: ListCall<Query, Item>,
  list: {
    page: (db: Database, request: OutputOf<Query>, context: StaffContext) => Promise<Page<Row>>;
    present: (row: Row, context: StaffContext) => z.output<Item>;
  },
): void {
  bind(app, call, async ({ query }, request) => {
    const context = await readContext(services, request);
    const { rows, ...page } = await list.page(services.db, query, context);
    return success(
      rows.map((row) => list.present(row, context)),
      { page },
    );
  });
}

type ExportFile = { name: string; csv: ReadableStream<Uint8Array> };

/** Binds a call of staff that exports a list as CSV; `name` begins the name of the file. */
export function bindExport<Query extends z.ZodMiniObject>(
  app: Hono<Environment>,
  services: ListServices,
  call: ExportCall<Query>,
  fileOf: (filter: OutputOf<Query>, context: StaffContext) => ExportFile | Promise<ExportFile>,
): void {
  bind(app, call, async ({ query }, request) => {
    const context = await readContext(services, request);
    const { name, csv } = await fileOf(query, context);
    return success(csv, { fileName: csvFileName(name, context.now, context.zone) });
  });
}

async function readContext(
  { now, timeZone }: ListServices,
  { staff, visitor }: Pick<StaffContext, 'staff' | 'visitor'>,
): Promise<StaffContext> {
  return { now: now(), zone: await timeZone(), staff, visitor };
}
