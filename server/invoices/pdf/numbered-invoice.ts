import type { IssuedInvoice } from '../../orders/issued-invoice-queries.ts';
import type { Invoice } from '../read-invoice.ts';

/** An invoice that was issued: only such a one is a file. */
export type NumberedInvoice = IssuedInvoice & Pick<Invoice, 'order' | 'company'>;
