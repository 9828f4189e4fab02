import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { presentFields } from '#contract/described.ts';
import { lookRequests, type WireShownLooks, type WireStaffLooks } from '#contract/look-schemas.ts';
import type { SchemeName } from '#domain/looks/default-schemes.ts';
import { deriveSchemes } from '#domain/looks/derive-schemes.ts';
import type { DocumentLooks } from '#domain/looks/document-looks.ts';
import { readUploadDigest } from '#domain/looks/icons.ts';
import { completeLooks, DEFAULT_LOOKS, LOOK_FIELDS, type Looks } from '#domain/looks/look-fields.ts';
import { writeStyleSheet } from '#domain/looks/style-sheet.ts';
import { OTHER_TYPEFACES, typefaceFile } from '#domain/looks/typefaces.ts';
import type { WrittenTexts } from '#domain/page-texts/page-texts.ts';
import { uploadedSources } from '#domain/uploads/picture-url.ts';
import type { PageTextRow, Publication } from '../page-texts/page-text-queries.ts';
import { presentPublications } from '../page-texts/present-publications.ts';

/** Reads stored looks: what this version of the shop does not accept is the default. */
export function readLooks(stored: WrittenTexts): Looks {
  const shape: Record<string, z.ZodMiniType> = lookRequests;
  const accepted = Object.entries(shape).flatMap(([name, schema]) => {
    const value = schema.safeParse(stored[name]);
    return value.success ? [[name, value.data]] : [];
  });
  return completeLooks(Object.fromEntries(accepted));
}

/** The style sheet of looks with the path that names its content; null if they need none. */
export function presentStyleSheet(looks: Looks, only?: SchemeName): { path: string; css: string } | null {
  const css = writeStyleSheet(looks, { only });
  if (css === '') return null;
  const digest = createHash('sha256').update(css).digest('hex').slice(0, 16);
  return { path: `/looks-${digest}.css`, css };
}

/** The digest in the paths of the icons: of the picture and of the paper behind it; null without one. */
export function presentIcon({ icon, paper }: Looks): string | null {
  const digest = readUploadDigest(icon);
  return digest && `${digest}${paper.slice(1)}`;
}

/** `only`: in that scheme, whatever a visitor prefers. `logo` is the upload of the logo. */
export function presentShownLooks(
  looks: Looks,
  { only, logo }: { only?: SchemeName | undefined; logo: Size | null },
): WireShownLooks {
  const sheet = presentStyleSheet(looks, only);
  const { light, dark } = deriveSchemes(looks);
  const { typefaces } = looks;
  const icon = presentIcon(looks);
  const faces = typefaces === 'classic' ? [] : Object.values(pickFaces(typefaces));
  return {
    ...(sheet && { styleSheet: sheet.path }),
    ...(looks.paper !== DEFAULT_LOOKS.paper && { themeColors: { light: light.paper, dark: dark.paper } }),
    ...(logo && {
      logo: {
        light: logoFiles(looks.logo),
        dark: logoFiles(looks.darkLogo || looks.logo),
        width: logo.width,
        height: logo.height,
      },
    }),
    ...(icon && { icon }),
    ...(looks.socialPicture !== '' && { socialPicture: looks.socialPicture }),
    ...(faces.length > 0 && { fonts: faces.map((face) => typefaceFile(face, 'basic')) }),
  };
}

type Size = { width: number; height: number };

/** The files of a logo for usual and fine screens; WebP keeps its transparency. */
function logoFiles(url: string): string {
  const [small, large] = uploadedSources(url)?.webp ?? [];
  return [small && `${small.url} 1x`, large && `${large.url} 2x`].filter(Boolean).join(', ');
}

function pickFaces(typefaces: keyof typeof OTHER_TYPEFACES) {
  const { display, sans } = OTHER_TYPEFACES[typefaces];
  return { sans, display };
}

/** The looks of a document by that name; nothing if they are those of the theme. */
export function presentDocumentLooks({ looks }: { looks?: DocumentLooks | undefined }): {
  looks?: DocumentLooks;
} {
  if (!looks) return {};
  const { accent, logo, typefaces } = looks;
  return {
    looks: {
      ...(accent && { accent: { line: accent.line, text: accent.text, deep: accent.deep } }),
      ...(logo && { logo }),
      ...(typefaces && { typefaces }),
    },
  };
}

export function presentStaffLooks(row: PageTextRow, publications: readonly Publication[]): WireStaffLooks {
  return {
    looks: presentFields(LOOK_FIELDS, readLooks(row.draft)),
    hasDraft: !isDeepStrictEqual(row.draft, row.published),
    version: row.version,
    publications: presentPublications(publications),
  };
}
