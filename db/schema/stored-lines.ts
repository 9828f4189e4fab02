import { customType } from 'drizzle-orm/pg-core';
import type { WantedLine } from '#domain/checkout/quote.ts';
import type { DraftContent } from '#domain/draft-orders/draft-order.ts';
import type { CreditedLine, StoredCreditNote } from '#domain/invoices/credit-note.ts';
import type { StoredInvoice } from '#domain/invoices/invoice-document.ts';
import { type ChoiceWords, readChoice } from '#domain/orders/choice-words.ts';
import type { NewOrder, OrderLine } from '#domain/orders/order.ts';
import type { SentSelection } from '#domain/pricing/selection.ts';

/**
 * The form of a selection before decision 115, with the lists of the specification beside the other options.
 */
type FormerSelection = SentSelection & {
  color?: string | null;
  size?: string | null;
  memory?: string | null;
};

/** The description of a line, in the word of the specification. */
type Modifications = { modifications?: string };

type FormerLine = Modifications & (OrderLine | (Omit<OrderLine, 'selection'> & ChoiceWords));

/** The choice that a line of a cart has. */
export const selectionColumn = jsonColumn(readSelection);

/** The requested lines of a checkout. */
export const linesColumn = jsonColumn((lines: WantedLine[]) => lines.map(readLine));

/** An order that is paid for. */
export const newOrderColumn = jsonColumn(
  (order: NewOrder): NewOrder => ({ ...order, lines: order.lines.map(readOrderLine) }),
);

/** An invoice, with the order that it is of. */
export const invoiceColumn = jsonColumn(
  ({ order, ...invoice }: StoredInvoice): StoredInvoice => ({
    ...invoice,
    order: { ...order, lines: order.lines.map(readOrderLine) },
  }),
);

export const creditNoteColumn = jsonColumn(
  (note: StoredCreditNote): StoredCreditNote => ({ ...note, lines: note.lines.map(readCreditedLine) }),
);

/** The content of a draft order. */
export const draftColumn = jsonColumn(
  (content: DraftContent): DraftContent => ({ ...content, lines: content.lines.map(readLine) }),
);

function readLine(line: WantedLine): WantedLine {
  return { ...line, selection: readSelection(line.selection) };
}

function readOrderLine({ modifications, ...stored }: FormerLine): OrderLine {
  const line = { ...stored, description: modifications ?? stored.description };
  return 'selection' in line ? line : readChoice(line);
}

function readCreditedLine({ modifications, ...line }: CreditedLine & Modifications): CreditedLine {
  return { ...line, description: modifications ?? line.description };
}

function readSelection(stored: FormerSelection): SentSelection {
  const { color, size, memory, ...selection } = stored;
  if (color === undefined && size === undefined && memory === undefined) return selection;
  const lists = { selectedColor: color, selectedSize: size, selectedMemory: memory };
  const { options } = readChoice(lists).selection;
  return { ...selection, options: { ...options, ...selection.options } };
}

/** Returns a JSON column of which older rows have another form. */
export function jsonColumn<Data>(read: (stored: Data) => Data) {
  return customType<{ data: Data; driverData: Data | string }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => (typeof stored === 'string' ? JSON.parse(stored) : read(stored)),
  });
}
