import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './find-chromium.ts';
import { ROOT } from './root.ts';

/**
 * node scripts/draw-identity.ts: generates the icons and social previews (1200×630, one per kind of page).
 * Its output is committed; it is not part of a build.
 */

const PUBLIC = path.join(ROOT, 'web/public');
const FONTS = path.join(ROOT, 'node_modules/@fontsource-variable');
const PAPER = '#FFFCF7';

type Preview = { file: string; words: string; text: string /** Else the flower. */; picture?: string };

const PREVIEWS: readonly Preview[] = [
  {
    file: 'social-preview',
    words: 'Fine things, kinder prices.',
    text: 'An online shop for deals on premium products.',
  },
  {
    file: 'social-products',
    words: 'The whole shop, chosen one by one.',
    text: 'Electronics, home, fashion, beauty and outdoor gear.',
    picture: 'home/heron-pour-over-kettle-matte-black-1000.webp',
  },
  {
    file: 'social-product',
    words: 'Look at what I found.',
    text: 'Premium products, offered for less than you would expect.',
    picture: 'beauty/dew-face-serum-carton-1000.webp',
  },
  {
    file: 'social-about',
    words: 'We look for the few things worth owning.',
    text: 'Founded in 2018, at a kitchen table.',
    picture: 'home/heron-pour-over-kettle-cup-1000.webp',
  },
  {
    file: 'social-contact',
    words: 'Write to us: a person reads it.',
    text: 'Address, phone, email and opening hours.',
  },
  {
    file: 'social-membership',
    words: 'Better prices on everything, for a year.',
    text: 'Paid once. It never renews by itself.',
  },
  { file: 'social-track-order', words: 'See where your order is.', text: 'And when it will arrive.' },
];

const flower = await readFile(path.join(PUBLIC, 'favicon.svg'), 'utf8');
await drawIcons();
await drawPreviews();

/** The flower alone, or within the inner 80 % of a background for systems that crop icons. */
async function drawIcons(): Promise<void> {
  await icon('icon-192', 192, { share: 1 });
  await icon('icon-512', 512, { share: 1 });
  await icon('icon-maskable-512', 512, { share: 0.74, background: PAPER });
  await icon('apple-touch-icon', 180, { share: 0.82, background: PAPER });
  await writeFile(path.join(PUBLIC, 'favicon.ico'), await drawFavicon([16, 32, 48]));
}

async function icon(name: string, size: number, look: { share: number; background?: string }): Promise<void> {
  const inner = Math.round(size * look.share);
  const drawing = await sharp(Buffer.from(flower), { density: 600 }).resize(inner, inner).toBuffer();
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({
    create: { width: size, height: size, channels: 4, background: look.background ?? transparent },
  })
    .composite([{ input: drawing }])
    .png({ palette: true, effort: 10 })
    .toFile(path.join(PUBLIC, `${name}.png`));
}

/** The default /favicon.ico: an ICO file with one PNG per size in pixels. */
async function drawFavicon(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(
    sizes.map((size) => sharp(Buffer.from(flower), { density: 600 }).resize(size, size).png().toBuffer()),
  );
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [place, size] of sizes.entries()) {
    const length = pictures[place]?.length ?? 0;
    const entry = 6 + 16 * place;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += length;
  }
  return Buffer.concat([header, ...pictures]);
}

async function drawPreviews(): Promise<void> {
  const { path: executablePath, environment } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    for (const preview of PREVIEWS) {
      await page.setContent(await markup(preview));
      await page.evaluate(() => document.fonts.ready);
      const picture = sharp(await page.screenshot());
      await picture
        .png({ palette: true, quality: 90, effort: 10 })
        .toFile(path.join(PUBLIC, `${preview.file}.png`));
    }
  } finally {
    await browser.close();
  }
}

async function markup({ words, text, picture }: Preview): Promise<string> {
  const beside = picture
    ? `<img class="picture" src="${await asData(path.join(ROOT, 'demo/pictures', picture), 'image/webp')}">`
    : `<div class="flower">${flower}</div>`;
  return `<style>
    @font-face { font-family: Fraunces; font-weight: 100 900; src: url(${await font('fraunces')}) }
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(${await font('figtree')}) }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: ${PAPER}; color: #1c1917 }
    main { position: absolute; inset: 0 auto 0 86px; width: ${picture ? 500 : 560}px; display: flex; flex-direction: column }
    .logo { margin: 76px 0 auto; display: flex; gap: 18px; align-items: center; font: 600 46px Fraunces; letter-spacing: -.03em }
    .logo svg { width: 56px }
    h1 { margin: 0; font: 500 76px/1.06 Fraunces; letter-spacing: -.03em; text-wrap: balance }
    p { margin: 26px 0 72px; font: 400 29px/1.4 Figtree; color: #675e55; text-wrap: balance }
    .flower svg { position: absolute; width: 900px; left: 640px; top: -135px }
    .picture { position: absolute; inset: 0 0 0 auto; width: 560px; height: 630px; object-fit: cover }
  </style><main><div class="logo">${flower}Marigold</div><h1>${words}</h1><p>${text}</p></main>${beside}`;
}

function font(family: string): Promise<string> {
  return asData(path.join(FONTS, family, 'files', `${family}-latin-wght-normal.woff2`), 'font/woff2');
}

async function asData(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}
