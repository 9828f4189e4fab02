import { type Cents, formatMoney } from '#domain/money.ts';
import { pieceWords } from '#domain/orders/piece-words.ts';
import type { Row } from './mail-parts.ts';
import type { PictureOf } from './mail-pictures.ts';
import { oneLine } from './mail-words.ts';

type Line = {
  name: string;
  modifications: string;
  quantity: number;
  canceledQuantity?: number | undefined;
  unitPrice: Cents;
  image?: string | undefined;
};

/** Returns a line of an order with its amount, and what became of its pieces. */
export function lineRow(line: Line, pictureOf: PictureOf): Row {
  const { name, modifications, quantity, unitPrice, image } = line;
  const note = [oneLine(modifications), pieceWords(line)].filter(Boolean).join(' · ');
  return {
    label: `${quantity} × ${oneLine(name)}`,
    value: formatMoney(unitPrice * quantity),
    ...(note && { note }),
    src: image && pictureOf(image),
    alt: oneLine(name),
  };
}
