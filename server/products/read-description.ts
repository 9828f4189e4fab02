import { LIMITS } from '#domain/limits.ts';
import type { Product } from '#domain/products/product.ts';
import { type GivenFields, NO_DESCRIPTION } from '#domain/products/product-fields.ts';
import { escapeHtml, plainToHtml } from '#domain/rich-text/plain-text.ts';
import { isBlankRichText, isUnformatted, type RichText } from '#domain/rich-text/rich-text.ts';
import { cutAt } from '../csv/cut-at.ts';
import { htmlToText } from '../rich-text/html-text.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';
import { writeAllowed, writeRichText } from '../rich-text/render-rich-text.ts';

/** `rich` is null where `text` says the same, which is nowhere longer than a description may be. */
export type Description = { text: string; rich: RichText | null };

type Sent = { description?: string | null | undefined; descriptionHtml?: string | null | undefined };

/**
 * Reads a description as it is sent. HTML counts before plain text, and what is sent alone replaces the
 * other: without HTML, or with null for it, nothing is formatted.
 */
export function readDescription({
  description,
  descriptionHtml,
}: Sent): Pick<GivenFields, 'description' | 'descriptionRich'> {
  const read = descriptionHtml ? readHtmlDescription(descriptionHtml) : null;
  if (read) return { description: read.text, descriptionRich: read.rich };
  if (description != null) return { description, descriptionRich: null };
  return descriptionHtml === undefined ? {} : { descriptionRich: null };
}

/** Reads HTML of unknown origin; null if nothing of it can be shown. */
export function readHtmlDescription(html: string): Description | null {
  const rich = readRichText(html);
  if (isBlankRichText(rich)) return null;
  const whole = htmlToText(writeAllowed(rich));
  const text = cutAt(whole, LIMITS.text);
  return { text: text || NO_DESCRIPTION, rich: isUnformatted(rich) && text === whole ? null : rich };
}

/** The HTML of a description in an exported file, which reads as the same description. */
export function writeDescription({
  description,
  descriptionRich,
}: Pick<Product, 'description' | 'descriptionRich'>): string {
  if (descriptionRich) return writeRichText(descriptionRich);
  const paragraphs = plainToHtml(description);
  const isSame = description.includes('\n') && htmlToText(paragraphs) === description;
  return isSame ? paragraphs : escapeHtml(description);
}
