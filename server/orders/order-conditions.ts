import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containsWords } from '#db/contains-pattern.ts';
import { creditNotes, invoices, orders, returns } from '#db/schema/index.ts';
import { parseReturnId } from '#domain/ids.ts';
import { parseCreditNoteLabel } from '#domain/invoices/credit-note-number.ts';
import { parseInvoiceLabel } from '#domain/invoices/invoice-number.ts';
import { readSearchTerms } from '#domain/orders/order-filter.ts';

/** True if a text has the search in it: `isFoundBy` (domain/orders/order-filter.ts) in SQL. */
export function isFoundIn(searchText: SQLWrapper, search: string): SQL {
  return sql`(${sql.join(
    readSearchTerms(search).map((term) => containsWords(searchText, term)),
    sql` or `,
  )})`;
}

/**
 * True for an order by its text, or by the number of its invoice, of one of its credit notes or of its
 * returns.
 */
export function isFoundInOrder(search: string): SQL | undefined {
  const number = parseInvoiceLabel(search);
  const note = parseCreditNoteLabel(search);
  const returned = parseReturnId(search);
  const { id, searchText } = orders;
  return or(
    isFoundIn(searchText, search),
    number === null ? undefined : sql`${id} = (select order_id from ${invoices} where number = ${number})`,
    note === null ? undefined : sql`${id} = (select order_id from ${creditNotes} where number = ${note})`,
    returned === null ? undefined : sql`${id} = (select order_id from ${returns} where id = ${returned})`,
  );
}
