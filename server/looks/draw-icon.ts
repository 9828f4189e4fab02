import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ICONS, type IconName } from '#domain/looks/icons.ts';
import type { Looks } from '#domain/looks/look-fields.ts';
import { uploadedSources } from '#domain/products/picture-url.ts';
import { uploadFolder } from '../uploads/upload-files.ts';

/** Draws an icon as a PNG; null if its picture is not there. */
export async function drawIcon(dataDir: string, looks: Looks, name: IconName): Promise<Buffer | null> {
  // WebP keeps transparency; the widest file is the last.
  const url = uploadedSources(looks.icon)?.webp.at(-1)?.url;
  const file = url && path.join(uploadFolder(dataDir), path.basename(url));
  const bytes = file ? await readFile(file).catch(() => null) : null;
  if (!bytes) return null;
  const { size, share, onPaper } = ICONS[name];
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * share);
  const drawing = await sharp(bytes)
    .resize(inner, inner, { fit: 'contain', background: TRANSPARENT })
    .png()
    .toBuffer();
  const background = onPaper ? looks.paper : TRANSPARENT;
  return await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawing }])
    .png()
    .toBuffer();
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
