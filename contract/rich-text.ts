import * as z from 'zod/mini';
import { formatCount } from '#domain/counts.ts';
import { MAX_RICH_CHARACTERS } from '#domain/rich-text/rich-text.ts';

/** HTML of a rich text; the server keeps what is allowed of it (model W7). `label` begins its messages. */
export function richHtml(label: string) {
  return z
    .string(`${label} must be a text`)
    .check(
      z.maxLength(
        MAX_RICH_CHARACTERS,
        `${label} is too long (at most ${formatCount(MAX_RICH_CHARACTERS)} characters with its formatting)`,
      ),
    );
}
