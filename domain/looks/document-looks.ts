import { DEFAULT_SCHEMES } from './default-schemes.ts';
import { deriveSchemes } from './derive-schemes.ts';
import type { Looks } from './look-fields.ts';
import type { OtherTypefaces } from './typefaces.ts';

/** The looks of a printed document, where they differ from those of the theme; colors as #rrggbb. */
export type DocumentLooks = {
  /** For lines, its shade that can be read on white paper, and the one that is drawn on it. */
  accent?: { line: string; text: string; deep: string } | undefined;
  /** The address of an upload. */
  logo?: string | undefined;
  typefaces?: OtherTypefaces | undefined;
};

/** Picks what documents show of the looks (model W4); null if that is nothing. */
export function pickDocumentLooks(
  looks: Pick<Looks, 'accent' | 'paper' | 'logo' | 'typefaces'>,
): DocumentLooks | null {
  const { accent, logo, typefaces } = looks;
  const isOwn = accent !== DEFAULT_SCHEMES.light.accent;
  if (!isOwn && logo === '' && typefaces === 'classic') return null;
  const { light } = deriveSchemes(looks);
  return {
    ...(isOwn && { accent: { line: accent, text: light['accent-ink'], deep: light['accent-deep'] } }),
    ...(logo !== '' && { logo }),
    ...(typefaces !== 'classic' && { typefaces }),
  };
}
