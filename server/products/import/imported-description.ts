import { LIMITS } from '#domain/limits.ts';
import { listRichPictures, MAX_RICH_CHARACTERS, type RichText } from '#domain/rich-text/rich-text.ts';
import { cutAt } from '../../csv/cut-at.ts';
import { hasTag, htmlToText } from '../../rich-text/html-text.ts';
import type { WantedPicture } from '../pictures/picture-fetch-queries.ts';
import { readHtmlDescription } from '../read-description.ts';
import type { Notice } from './notices.ts';

/**
 * The description of a product of a file. Reading it takes long, so that it is done in the thread, and a tree
 * of objects takes long to leave it.
 */
export type ImportedDescription = {
  text: string;
  /** The formatted text as JSON; null without formatting. */
  rich: string | null;
  /** Its pictures at addresses of others. */
  pictures: WantedPicture[];
  notices: Notice[];
};

/** Reads the HTML of a file; what has no tags is a plain text with its line breaks. */
export function readImportedDescription(html: string): ImportedDescription {
  const read = hasTag(html) ? readHtmlDescription(html) : null;
  if (read)
    return {
      text: read.text,
      rich: read.rich && JSON.stringify(read.rich),
      ...describePictures(html, read.rich),
    };
  const whole = htmlToText(html).trim();
  const text = cutAt(whole, LIMITS.text);
  return { text, rich: null, pictures: [], notices: text === whole ? [] : ['cutText'] };
}

/** Reads the formatted text of a description, as this process has written it. */
export function parseRich(rich: string): RichText {
  const text: RichText = JSON.parse(rich);
  return text;
}

/** What is left out with all that is in it. */
const EMBEDDED = /<(?:script|style|iframe|object|embed|video|audio|form|svg)\b/i;

function describePictures(
  html: string,
  rich: RichText | null,
): Pick<ImportedDescription, 'pictures' | 'notices'> {
  const sources = rich ? listRichPictures(rich) : [];
  const isInsecure = /\bsrc\s{0,9}=\s{0,9}["']?http:/i.test(html);
  const pictures = sources.flatMap((address): WantedPicture[] => {
    if (!address.startsWith('https:')) return [];
    const insecure = address.replace('https:', 'http:');
    return [{ address, insecureAddress: isInsecure && html.includes(insecure) ? insecure : null }];
  });
  const notices: [Notice, boolean][] = [
    ['embedded', EMBEDDED.test(html)],
    ['noPicture', (html.match(/<img\b/gi)?.length ?? 0) > sources.length],
    ['insecurePicture', isInsecure],
    ['cutText', html.length > MAX_RICH_CHARACTERS],
  ];
  return { pictures, notices: notices.filter(([, applies]) => applies).map(([notice]) => notice) };
}
