import { discountLabel } from '#domain/members/discount-label.ts';
import { formatMoney } from '#domain/money.ts';
import { html } from './html.ts';
import type { OrderFacts } from './mail-facts.ts';
import { button, fact, facts, frameMail, paragraph, type Row, rows } from './mail-frame.ts';
import type { PictureOf } from './mail-pictures.ts';
import { letter, longDate, oneLine, type RenderedMail, trackingAddress } from './mail-words.ts';

type Around = { shopUrl: string; zone: string; pictureOf: PictureOf };

export function renderConfirmation(order: OrderFacts, { shopUrl, zone, pictureOf }: Around): RenderedMail {
  const title = `Thank you${order.name ? `, ${oneLine(order.name)}` : ''}`;
  const intro = `Your order ${order.id} is placed and paid. We are getting it ready.`;
  const lines = linesOf(order, pictureOf);
  const totals = totalsOf(order);
  const delivery = longDate(order.expectedDelivery, zone);
  const track = trackingAddress(shopUrl, order.id);
  return {
    subject: `Your Marigold order ${order.id}`,
    text: letter(
      title,
      intro,
      lines.map(textOf),
      totals.map(textOf),
      `Expected delivery: ${delivery}`,
      order.address.length > 0 ? ['We deliver to:', ...order.address] : '',
      `Track your order: ${track}`,
      `Marigold\n${shopUrl}`,
    ),
    html: frameMail({
      preview: `${formatMoney(order.total)}, expected delivery ${delivery}`,
      title,
      shopUrl,
      body: html`${paragraph(intro)}${button('Track your order', track)}${rows(lines)}${rows(totals)}${facts(
        fact('Expected delivery', [delivery]),
        ...(order.address.length > 0 ? [fact('We deliver to', order.address)] : []),
      )}`,
    }),
  };
}

function linesOf({ lines }: OrderFacts, pictureOf: PictureOf): Row[] {
  return lines.map(({ name, modifications, quantity, unitPrice, image }) => ({
    label: `${quantity} × ${oneLine(name)}`,
    value: formatMoney(unitPrice * quantity),
    ...(modifications && { note: oneLine(modifications) }),
    picture: withAlt(image && pictureOf(image), oneLine(name)),
  }));
}

function withAlt(src: string | undefined, alt: string): Row['picture'] {
  return src ? { src, alt } : undefined;
}

function totalsOf({ subtotal, shipping, discount, memberPlan, tax, total }: OrderFacts): Row[] {
  return [
    { label: 'Subtotal', value: formatMoney(subtotal) },
    { label: 'Shipping', value: shipping === 0 ? 'Free' : formatMoney(shipping) },
    ...(discount > 0 ? [{ label: discountLabel(memberPlan), value: `−${formatMoney(discount)}` }] : []),
    { label: 'Tax', value: formatMoney(tax) },
    { label: 'Total', value: formatMoney(total), isTotal: true },
  ];
}

function textOf({ label, note, value }: Row): string {
  return `${label}${note ? ` (${note})` : ''}: ${value}`;
}
