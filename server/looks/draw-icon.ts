import { ICONS, type IconName } from '#domain/looks/icons.ts';
import type { Looks } from '#domain/looks/look-fields.ts';
import type { FileStore } from '../storage/file-store.ts';
import { readWidestFile } from '../uploads/picture-files.ts';

/** Draws an icon as a PNG; null if its picture is not there. */
export async function drawIcon(uploads: FileStore, looks: Looks, name: IconName): Promise<Buffer | null> {
  const bytes = await readWidestFile(uploads, looks.icon);
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
