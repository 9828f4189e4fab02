import { sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { SHOWN_PAGES } from '#domain/page-texts/page-texts.ts';
import { selectUntouchedProducts } from '../demo/demo-row-queries.ts';

export type SetUp = {
  /** Products that shoppers find, without untouched ones of the demo. */
  ownProducts: number;
  hasDemo: boolean;
  hasLooks: boolean;
  /** True if staff have published a text of a page. */
  hasWrittenTexts: boolean;
  /** The ids of published pages; those of policies are their names. */
  publishedPages: string[];
  hasAddedStaff: boolean;
  /** The names of the settings that staff have written. */
  setByStaff: string[];
};

/** The pages whose words shoppers read. */
const PAGES = JSON.stringify(SHOWN_PAGES);

/** Selects how far a seller has set up the shop; `demoIds` are the products of the demo. */
export async function selectSetUp(db: Connection, demoIds: readonly string[]): Promise<SetUp> {
  const untouched = await selectUntouchedProducts(db, demoIds);
  const { rows } = await db.execute<SetUp>(sql`
    select
      (select count(*)::int from products where deleted_at is null and status = 'active'
        and id not in (select jsonb_array_elements_text(${JSON.stringify(untouched)}::jsonb))) as "ownProducts",
      exists (select from demo_rows) or ${untouched.length > 0} as "hasDemo",
      exists (select from page_publications where page = 'looks') as "hasLooks",
      exists (select from page_publications where page in (select jsonb_array_elements_text(${PAGES}::jsonb)))
        as "hasWrittenTexts",
      array(select id from shop_pages where published is not null) as "publishedPages",
      exists (select from audit_log where subject_kind = 'staff' and action = 'staff.add'
        and subject_id in (select email from staff_members)) as "hasAddedStaff",
      array(select name from settings) as "setByStaff"`);
  const [row] = rows;
  if (!row) throw new Error('no row of the state of the shop');
  return row;
}
