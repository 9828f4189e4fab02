import type { WirePackingWords } from '#contract/calls/fulfilments.ts';
import type { Seller } from '#domain/invoices/invoice-document.ts';
import { presentDocumentLooks } from '../looks/present-looks.ts';

export function presentPackingWords({ texts, looks }: Seller): WirePackingWords {
  return { above: texts.packingAbove, below: texts.packingBelow, ...presentDocumentLooks({ looks }) };
}
