import sharp, { type OverlayOptions } from 'sharp';
import { expect, it } from 'vitest';
import { compareMosaics, createMosaic } from './compare-pictures.ts';

/** A screen of 720 × 480 with a card. */
async function screen(...over: OverlayOptions[]): Promise<Buffer> {
  const picture = sharp({ create: { width: 720, height: 480, channels: 3, background: '#fffcf7' } });
  const card = { input: rectangle(240, 160, '#f6a623'), left: 60, top: 60 };
  return await createMosaic(
    await picture
      .composite([card, ...over])
      .png()
      .toBuffer(),
  );
}

function rectangle(width: number, height: number, color: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`,
  );
}

/** A line of letters with the stroke width of some machine. */
const letters = (stroke: number) => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="16">${Array.from(
      { length: 30 },
      (_, index) =>
        `<path d="M${index * 10 + 3} 2v12h4" fill="none" stroke="#1c1917" stroke-width="${stroke}"/>`,
    ).join('')}</svg>`,
  ),
  left: 60,
  top: 300,
});

it('ignores bolder letters', async () => {
  expect(await compareMosaics(await screen(letters(1.2)), await screen(letters(1.6)))).toMatchObject({
    isSame: true,
  });
});

it.each([
  ['is missing', await screen()],
  ['has another color', await screen({ input: rectangle(96, 44, '#1d5a3b'), left: 400, top: 60 })],
  ['is at another place', await screen({ input: rectangle(96, 44, '#ae2418'), left: 400, top: 110 })],
])('detects that a button %s', async (_, changed) => {
  const expected = await screen({ input: rectangle(96, 44, '#ae2418'), left: 400, top: 60 });
  expect(await compareMosaics(expected, changed)).toMatchObject({ isSame: false });
});

it('detects a longer page', async () => {
  const longer = await createMosaic(
    await sharp({ create: { width: 720, height: 600, channels: 3, background: '#fffcf7' } })
      .png()
      .toBuffer(),
  );
  expect(await compareMosaics(await screen(), longer)).toEqual({ isSame: false, reason: '10 tiles longer' });
});
