import sharp from 'sharp';

/**
 * Compares screenshots across machines that render fonts differently: as mosaics of tiles of 12 × 12 CSS
 * pixels, each the mean color of its area. A bolder letter changes a mean by a few hundredths; a missing,
 * moved or recolored element changes some tiles a lot.
 */

/** Side of a tile in CSS pixels. */
const TILE = 12;

/** Tolerated difference of a tile's mean per color channel, of 255. */
const TILE_TOLERANCE = 26;

/** Share of tiles that may differ by more: a longer date, a line that breaks a word later. */
const TILES_TOLERANCE = 0.006;

/** Tolerated difference of the page height in tiles: about a tenth of a screen. */
const LENGTH_TOLERANCE = 6;

export type Comparison = { isSame: boolean; reason: string };

/** Reduces a screenshot to one pixel per tile. PNG. */
export async function createMosaic(picture: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const size = { width: Math.round(width / TILE), height: Math.round(height / TILE) };
  return await sharp(picture)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Compares two mosaics; `reason` describes the difference. */
export async function compareMosaics(expected: Buffer, actual: Buffer): Promise<Comparison> {
  const [one, other] = await Promise.all([readPixels(expected), readPixels(actual)]);
  if (one.width !== other.width)
    return { isSame: false, reason: `${other.width} tiles wide instead of ${one.width}` };
  const longer = other.height - one.height;
  if (Math.abs(longer) > LENGTH_TOLERANCE)
    return { isSame: false, reason: `${Math.abs(longer)} tiles ${longer > 0 ? 'longer' : 'shorter'}` };
  const tiles = one.width * Math.min(one.height, other.height);
  let different = 0;
  for (let tile = 0; tile < tiles; tile++) if (differs(one.data, other.data, tile * 3)) different++;
  const part = different / tiles;
  return {
    isSame: part <= TILES_TOLERANCE,
    reason: `${different} of ${tiles} tiles differ (${(part * 100).toFixed(2)} %)`,
  };
}

function differs(one: Buffer, other: Buffer, at: number): boolean {
  for (let channel = at; channel < at + 3; channel++)
    if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > TILE_TOLERANCE) return true;
  return false;
}

async function readPixels(png: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
