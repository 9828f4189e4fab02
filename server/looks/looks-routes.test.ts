import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/calls/audit.ts';
import { getLooks } from '#contract/calls/looks.ts';
import {
  discardLooks,
  getDraftLooks,
  getStaffLooks,
  publishLooks,
  restoreLooks,
  saveLooks,
} from '#contract/calls/staff-looks.ts';
import { invalidate } from '#db/cache-tags.ts';
import { inTransaction } from '#db/connection.ts';
import { pageTexts } from '#db/schema/index.ts';
import { DEFAULT_LOOKS } from '#domain/looks/look-fields.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const readStaff = async () => (await shop.send(getStaffLooks, {}, staff)).body;
const readShown = async () => (await shop.send(getLooks, {})).body;

async function save(looks: object, version?: number) {
  const body = { looks, version: version ?? (await readStaff()).version };
  return await shop.send(saveLooks, { body }, staff);
}

async function publish(looks: object) {
  expect((await save(looks)).status).toBe(200);
  return await shop.send(publishLooks, { body: { version: (await readStaff()).version } }, staff);
}

beforeEach(async () => {
  await inTransaction(shop.db, async (tx) => {
    await tx.delete(pageTexts);
    await invalidate(tx, ['looks']);
  });
});

describe('a shop that chose no looks', () => {
  it('has those of the theme, and no style sheet', async () => {
    expect(await readShown()).toEqual({});
    expect((await readStaff()).looks).toEqual(DEFAULT_LOOKS);
  });

  it('has no further style sheet again after going back to them', async () => {
    await publish({ accent: '#2255aa', radius: 0 });
    expect(await readShown()).toHaveProperty('styleSheet');
    await publish({ accent: DEFAULT_LOOKS.accent, radius: DEFAULT_LOOKS.radius });
    expect(await readShown()).toEqual({});
    const [row] = await shop.db.select().from(pageTexts);
    expect(row?.published).toEqual({});
  });
});

describe('published looks', () => {
  it('are one style sheet, whose name has the digest of its content', async () => {
    await publish({ accent: '#25A', paper: '#f4f7ff', radius: 0, typefaces: 'modern' });
    const { styleSheet = '', themeColors, fonts } = await readShown();
    expect(styleSheet).toMatch(/^\/looks-[0-9a-f]{16}\.css$/);
    expect(themeColors?.light).toBe('#f4f7ff');
    expect(fonts).toEqual(['/typefaces/inter-basic.woff2', '/typefaces/space-grotesk-basic.woff2']);
    const answer = await shop.fetch(styleSheet);
    expect(answer.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const css = await answer.text();
    expect(css).toContain('--color-accent:#2255aa');
    expect(css).toContain('--radius-lg:0px');
    expect(css).toContain('@media screen and (prefers-color-scheme:dark)');
  });

  it('answer by the name of older ones, too, without being kept by it', async () => {
    await publish({ accent: '#2255aa' });
    const { styleSheet = '' } = await readShown();
    await publish({ accent: '#aa2255' });
    const answer = await shop.fetch(styleSheet);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(await answer.text()).toContain('--color-accent:#aa2255');
  });

  it('are restored from an earlier publication', async () => {
    await publish({ radius: 0 });
    const { publications } = (await publish({ radius: 20 })).body;
    const { version } = await readStaff();
    const body = { publicationId: String(publications[1]?.id), version };
    const restored = await shop.send(restoreLooks, { body }, staff);
    expect(restored.body).toMatchObject({ hasDraft: false, looks: { radius: 0 } });
  });
});

describe('pictures', () => {
  async function upload(width: number, height: number) {
    const background = { r: 40, g: 90, b: 200, alpha: 0.5 };
    const bytes = await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toBuffer();
    const answer = await shop.fetch('/api/uploads', {
      method: 'POST',
      headers: { 'Content-Type': 'image/png', ...AS_STAFF },
      body: new Uint8Array(bytes),
    });
    return String((await answer.json()).address);
  }

  it('are the logo on light and dark grounds, with its transparency', async () => {
    await publish({ logo: await upload(640, 160) });
    const { logo } = await readShown();
    expect(logo).toMatchObject({ width: 640, height: 160, dark: logo?.light });
    expect(logo?.light).toMatch(
      /^\/uploads\/[0-9a-f]{32}-320\.webp 1x, \/uploads\/[0-9a-f]{32}-640\.webp 2x$/,
    );
    const bytes = await (await shop.fetch(logo?.light.split(' ')[0] ?? '')).arrayBuffer();
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  it('are the icons of browsers and of the manifest', async () => {
    await publish({ icon: await upload(600, 600), paper: '#f4f7ff' });
    const { icon = '' } = await readShown();
    const manifest = await (await shop.fetch('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ background_color: '#f4f7ff', theme_color: '#f4f7ff' });
    expect(manifest.icons).toHaveLength(3);
    for (const { src, sizes } of manifest.icons) {
      const answer = await shop.fetch(src);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
    const favicon = await shop.fetch('/favicon.ico', { redirect: 'manual' });
    expect(favicon.headers.get('Location')).toBe(`/icons/${icon}/favicon-48.png`);
    expect((await shop.fetch(`/icons/${'0'.repeat(38)}/icon-192.png`)).status).toBe(404);
    expect((await shop.fetch(`/icons/${icon}/icon-9.png`)).status).toBe(404);
  });
});

describe('a draft', () => {
  it('is seen by staff alone, with a style sheet that no browser keeps', async () => {
    await save({ accent: '#2255aa' });
    expect(await readShown()).toEqual({});
    expect((await shop.send(getDraftLooks, {})).status).toBe(401);
    const { styleSheet = '' } = (await shop.send(getDraftLooks, {}, staff)).body;
    const answer = await shop.fetch(styleSheet);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(await answer.text()).toContain('--color-accent:#2255aa');
  });

  it('is discarded for what is published', async () => {
    await save({ radius: 0 });
    const { version } = await readStaff();
    const { body } = await shop.send(discardLooks, { body: { version } }, staff);
    expect(body).toMatchObject({ hasDraft: false, looks: { radius: DEFAULT_LOOKS.radius } });
  });

  it('is refused when somebody changed it since it was read', async () => {
    const { version } = await readStaff();
    await save({ radius: 0 });
    const { status, failure } = await save({ radius: 4 }, version);
    expect(status).toBe(409);
    expect(failure.message).toMatch(/has changed the looks meanwhile\.$/);
  });
});

describe('refused with a message at its field is', () => {
  it.each([
    [
      { accent: '#d94f4f' },
      'looks.accent',
      /contrast of 4\.31:1, .* nearest color that passes is #dd5352\.$/,
    ],
    [{ paper: '#223344' }, 'looks.paper', /The nearest color that passes is #[0-9a-f]{6}\.$/],
    [{ accent: 'red;}body{display:none' }, 'looks.accent', /^Accent must be a color such as #f6a623$/],
    [{ paper: '</style>' }, 'looks.paper', /^Paper must be a color such as #f6a623$/],
    [{ radius: 25 }, 'looks.radius', /^Corner radius must be a whole number from 0 to 24$/],
    [{ logo: 'https://example.com/logo.svg' }, 'looks.logo', /^Logo must be an uploaded picture$/],
    [{ icon: '/uploads/x.jpg")' }, 'looks.icon', /^Icon must be an uploaded picture$/],
    [{ typefaces: '"}' }, 'looks.typefaces', /^Choose one of the pairs of typefaces$/],
  ])('%j', async (looks, field, message) => {
    const { status, failure } = await save(looks);
    expect(status).toBe(400);
    expect(failure.fields?.[field]).toMatch(message);
  });
});

it('stored looks that this version does not accept are the default', async () => {
  const stored = { accent: 'url(javascript:alert(1))', radius: '1px;}', paper: '#f4f7ff' };
  await shop.db.insert(pageTexts).values({ page: 'looks', published: stored, draft: stored });
  expect((await readStaff()).looks).toEqual({ ...DEFAULT_LOOKS, paper: '#f4f7ff' });
});

it('changes are in the audit log', async () => {
  await publish({ radius: 0 });
  const { body } = await shop.send(listAudit, { query: { kind: 'page' } }, staff);
  expect(body.slice(0, 2)).toMatchObject([
    { action: 'page.publish', subjectId: 'looks', after: { radius: 0 } },
    { action: 'page.update', subjectId: 'looks', before: { radius: 'The default' } },
  ]);
});
