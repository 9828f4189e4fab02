import { type Html, html } from '../http/html.ts';
import type { MailLooks } from './mail-looks.ts';

/** A part of a mail, as plain text and as HTML with the same content. The text of a drawing is empty. */
export type Part = { text: string; draw: (looks: MailLooks) => Html };

/** Returns a paragraph with the line breaks of its text. */
export function paragraph(text: string): Part {
  return {
    text,
    draw: () =>
      html`<p style="margin:0 0 16px;overflow-wrap:anywhere;">${toHtmlLines(text.split(/\r?\n/))}</p>`,
  };
}

/** Returns a labeled fact. */
export function fact(name: string, lines: readonly string[]): Part {
  const [only = ''] = lines;
  const text = lines.length === 1 ? `${name}: ${only}` : [`${name}:`, ...lines].join('\n');
  return {
    text,
    draw: ({ light }) =>
      html`<p style="margin:0 0 16px;overflow-wrap:anywhere;"><span class="quiet" style="font-size:13px;color:${light.muted};">${name}</span><br>${toHtmlLines(lines)}</p>`,
  };
}

/** Returns a quotation with a line at its side, under the heading `by`; marked with '>' in plain text. */
export function quote(by: string, text: string): Part {
  const lines = text.split(/\r?\n/);
  return {
    text: [by, ...lines.map((line) => `> ${line}`)].join('\n'),
    draw: ({
      light,
    }) => html`<p class="quiet" style="margin:0 0 8px;font-size:13px;color:${light.muted};">${by}</p>
<blockquote class="line" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${light.line};overflow-wrap:anywhere;">${toHtmlLines(lines)}</blockquote>`,
  };
}

/** Facts side by side; below each other on small screens. */
export function facts(...each: readonly Part[]): Part {
  const width = Math.floor(100 / each.length);
  return {
    text: each.map(({ text }) => text).join('\n\n'),
    draw: (looks) =>
      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0;"><tr>${each.map(
        (one) =>
          html`<td class="half" width="${width}%" valign="top" style="padding-right:16px;">${one.draw(looks)}</td>`,
      )}</tr></table>`,
  };
}

export function button(label: string, url: string): Part {
  return {
    text: `${label}: ${url}`,
    draw: ({ light, radius }) =>
      html`<p style="margin:24px 0;"><a href="${url}" class="wide" style="display:inline-block;background:${light.accent};color:${light['on-accent']};text-decoration:none;font-weight:600;padding:13px 24px;border-radius:${radius(10)}px;">${label}</a></p>`,
  };
}

/** Writes a link that few readers need. */
export function link(label: string, url: string): Part {
  return {
    text: `${label}: ${url}`,
    draw: ({ light }) =>
      html`<p style="margin:24px 0 0;font-size:14px;"><a href="${url}" class="quiet" style="color:${light.muted};">${label}</a></p>`,
  };
}

/** Returns a code in large, spaced figures. */
export function code(text: string): Part {
  return {
    text,
    draw: ({ light, radius }) =>
      html`<p class="tint" style="margin:0 0 20px;padding:18px 20px;background:${light.sunken};border-radius:${radius(10)}px;text-align:center;font-size:32px;line-height:1.2;font-weight:600;letter-spacing:0.2em;font-variant-numeric:tabular-nums;">${text}</p>`,
  };
}

/** Returns a drawing of `done` of `steps`. */
export function progress(done: number, steps: number): Part {
  const drawCell = (step: number, { light, radius }: MailLooks) => {
    const isDone = step < done;
    return html`<td class="${isDone ? 'done' : 'todo'}" height="6" style="height:6px;background:${isDone ? light.accent : light.line};border-radius:${radius(3)}px;font-size:0;line-height:0;"></td>${step < steps - 1 ? GAP : ''}`;
  };
  return {
    text: '',
    draw: (looks) =>
      html`<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 24px;table-layout:fixed;"><tr>${Array.from({ length: steps }, (_, step) => drawCell(step, looks))}</tr></table>`,
  };
}

const GAP: Html = { html: '<td width="6" style="width:6px;font-size:0;"></td>' };

export type Row = {
  label: string;
  note?: string;
  value: string;
  isTotal?: boolean;
  /** Address of a picture in the mail, and its alternative text. */
  src?: string | undefined;
  alt?: string;
};

/** Returns a table of labels and amounts, with optional pictures and notes. */
export function rows(entries: readonly Row[]): Part {
  const hasPictures = entries.some(({ src }) => src);
  const lines = entries.map(({ label, note, value }) => `${label}${note ? ` (${note})` : ''}: ${value}`);
  return {
    text: lines.join('\n'),
    draw: (looks) =>
      html`<table class="line" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 8px;border-top:1px solid ${looks.light.line};padding-top:10px;">${entries.map((entry) => drawRow(entry, hasPictures, looks))}</table>`,
  };
}

/** Side of a picture, in pixels. */
const PICTURE = 64;

function drawRow(
  { label, note, value, isTotal, src, alt = '' }: Row,
  hasPictures: boolean,
  { light, radius }: MailLooks,
): Html {
  const weight: Html = {
    html: isTotal ? 'padding:10px 0 8px;font-size:18px;font-weight:600;' : 'padding:6px 0;',
  };
  const below = note
    ? html`<br><span class="quiet" style="font-size:14px;color:${light.muted};">${note}</span>`
    : '';
  const before = src
    ? html`<img src="${src}" alt="${alt}" width="${PICTURE}" height="${PICTURE}" style="display:block;width:${PICTURE}px;height:${PICTURE}px;border:0;border-radius:${radius(10)}px;background:${light.sunken};">`
    : '';
  const place = hasPictures
    ? html`<td class="line" width="${PICTURE}" valign="top" style="padding:6px 14px 6px 0;">${before}</td>`
    : '';
  return html`<tr>${place}<td valign="${hasPictures ? 'middle' : 'top'}" style="${weight}overflow-wrap:anywhere;">${label}${below}</td><td valign="${hasPictures ? 'middle' : 'top'}" align="right" style="${weight}padding-left:16px;white-space:nowrap;font-variant-numeric:tabular-nums;">${value}</td></tr>
`;
}

function toHtmlLines(lines: readonly string[]): Html[] {
  return lines.map((line, position) => (position === 0 ? html`${line}` : html`<br>${line}`));
}

/** Returns a button to the page of an order, on which it is tracked. */
export function trackingButton(label: string, orderId: string, { shopUrl }: { shopUrl: string }): Part {
  return button(label, `${shopUrl}/user/track-order?order=${encodeURIComponent(orderId)}`);
}
