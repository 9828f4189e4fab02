import { lineField, textField } from './text-fields.ts';

/** Characters of a title, which stands beside the company in large letters. */
const MOST_IN_TITLE = 40;

const PLACEHOLDERS = ['shop', 'order', 'customer', 'email', 'phone', 'contact'] as const;

/**
 * The words on invoices, credit notes and packing lists (model W1), frozen with what is issued (model O5).
 * `{contact}` is how to reach the shop, such as 'Write to hello@shop.example or call +1 555 0100'.
 */
export const DOCUMENT_TEXTS = {
  invoiceTitle: title('Invoice: title', 'Invoice'),
  invoiceAbove: text('Invoice: text above the items', ''),
  invoiceThanks: {
    ...lineField('Invoice: first line below the amounts', 'Thank you for your order!'),
    placeholders: PLACEHOLDERS,
  },
  invoiceBelow: {
    ...text('Invoice: text below the amounts', 'Questions about this invoice? {contact}.'),
    hint: 'Such as terms of payment. {contact} is how to write to you or call you.',
  },
  creditNoteTitle: title('Credit note: title', 'Credit Note'),
  creditNoteAbove: text('Credit note: text above the items', ''),
  creditNoteBelow: text(
    'Credit note: text below the amounts',
    'Questions about this credit note? {contact}.',
  ),
  footer: {
    ...lineField('Invoice and credit note: foot of each page', ''),
    hint: 'Such as a tax number, a register or a bank account.',
    placeholders: PLACEHOLDERS,
  },
  packingAbove: {
    ...text('Packing list: text above the items', ''),
    hint: 'Such as a greeting. The list lies in the parcel.',
  },
  packingBelow: {
    ...text('Packing list: text below the items', ''),
    hint: 'Such as thanks, and how to send something back.',
  },
} as const;

function title(label: string, initially: string) {
  return {
    ...lineField(label, initially),
    most: MOST_IN_TITLE,
    isRequired: true,
    placeholders: ['shop'],
  } as const;
}

function text(label: string, initially: string) {
  return { ...textField(label, initially), placeholders: PLACEHOLDERS } as const;
}
