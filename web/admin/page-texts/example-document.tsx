import { getExampleDocuments } from '#contract/calls/invoices.ts';
import type { CallOutput } from '#contract/define-call.ts';
import { browserApi } from '#web/data.ts';
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PackingList } from '../fulfilments/packing-list.tsx';
import { CreditNoteSheet } from '../invoices/credit-notes/credit-note-sheet.tsx';
import { InvoiceSheet } from '../invoices/invoice-sheet.tsx';
import { useExample } from './use-example.ts';

const DOCUMENTS = [
  { value: 'invoice', label: 'Invoice' },
  { value: 'creditNote', label: 'Credit note' },
  { value: 'packing', label: 'Packing list' },
] as const;

export type DocumentKind = (typeof DOCUMENTS)[number]['value'];

/** The document that a text is on; none if it is on several. */
export function findDocumentOfText(name: string): DocumentKind | undefined {
  return DOCUMENTS.find(({ value }) => name.startsWith(value))?.value;
}

type Props = {
  kind: DocumentKind;
  onChange: (kind: DocumentKind) => void;
  /** The documents are loaded again when the draft has another one. */
  version: number;
};

/** A document of an invented order with the words of the saved draft. */
export function ExampleDocument({ kind, onChange, version }: Props) {
  const { example, error } = useExample(
    String(version),
    async (signal) => (await browserApi(getExampleDocuments, {}, { signal })).body,
  );
  const choose = (chosen: string) => onChange(DOCUMENTS.find(({ value }) => value === chosen)?.value ?? kind);
  return (
    <Card as="section" aria-label="Preview" className="grid gap-4">
      <SelectField
        label="Preview of"
        value={kind}
        options={DOCUMENTS}
        onChange={(event) => choose(event.target.value)}
      />
      {error && <p role="alert">{error}</p>}
      {example ? (
        // Smaller than on its own screen, so that a line of the items fits beside the fields.
        <div style={{ zoom: 0.7 }}>
          <Sheet kind={kind} example={example} />
        </div>
      ) : (
        !error && <SkeletonText lines={10} />
      )}
      <p className="text-sm text-muted">
        Shows the saved draft. Order and customer are examples. A document that was issued keeps its words.
      </p>
    </Card>
  );
}

type SheetProps = { kind: DocumentKind; example: CallOutput<typeof getExampleDocuments> };

function Sheet({ kind, example: { invoice, creditNote, packing } }: SheetProps) {
  switch (kind) {
    case 'invoice':
      return <InvoiceSheet invoice={invoice} />;
    case 'creditNote':
      return <CreditNoteSheet note={creditNote} />;
    case 'packing':
      return <PackingList order={invoice.order} company={invoice.company} words={packing} />;
  }
}
