import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/calls/audit.ts';
import { getLayoutTexts, getPageTexts } from '#contract/calls/page-texts.ts';
import {
  discardPageTexts,
  getDraftTexts,
  getStaffPageTexts,
  publishPageTexts,
  restorePageTexts,
  savePageTexts,
} from '#contract/calls/staff-page-texts.ts';
import { pageTexts } from '#db/schema/index.ts';
import { setSettings } from '../testing/set-settings.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const params = { page: 'about' as const };

const readShown = async () => (await shop.send(getPageTexts, { params })).body.about;
const readStaff = async () => (await shop.send(getStaffPageTexts, { params }, staff)).body;

async function save(about: object, version?: number) {
  const body = { texts: { about }, version: version ?? (await readStaff()).version };
  return await shop.send(savePageTexts, { params, body }, staff);
}

async function publish() {
  const { version } = await readStaff();
  return await shop.send(publishPageTexts, { params, body: { version } }, staff);
}

beforeEach(async () => {
  await shop.db.delete(pageTexts);
});

describe('a draft', () => {
  it('is read by staff alone until it is published', async () => {
    const { body } = await save({ heading: 'Who we are' });
    expect(body).toMatchObject({ hasDraft: true, texts: { about: { heading: 'Who we are' } } });
    expect((await readShown())?.heading).toBe('We look for the few things worth owning.');
    const draft = await shop.send(getDraftTexts, { params }, staff);
    expect(draft.body.about?.heading).toBe('Who we are');
    expect((await shop.send(getDraftTexts, { params })).status).toBe(401);

    expect((await publish()).body).toMatchObject({ hasDraft: false });
    expect((await readShown())?.heading).toBe('Who we are');
  });

  it('keeps the texts that a change does not send', async () => {
    await save({ heading: 'Who we are' });
    const { body } = await save({ story: 'We began in 1990.' });
    expect(body.texts.about).toMatchObject({ heading: 'Who we are', story: 'We began in 1990.' });
  });

  it('is discarded for what is published', async () => {
    await save({ heading: 'Who we are' });
    await publish();
    await save({ heading: 'Nobody reads this' });
    const { version } = await readStaff();
    const stale = await shop.send(discardPageTexts, { params, body: { version: version - 1 } }, staff);
    expect(stale.status).toBe(409);
    const { body } = await shop.send(discardPageTexts, { params, body: { version } }, staff);
    expect(body).toMatchObject({ hasDraft: false, texts: { about: { heading: 'Who we are' } } });
  });

  it('is refused when somebody changed it since it was read, and says who', async () => {
    const { version } = await readStaff();
    await save({ heading: 'Who we are' });
    const { status, failure } = await save({ closing: 'Come in.' }, version);
    expect(status).toBe(409);
    expect(failure.message).toMatch(/has changed the texts of this page meanwhile\.$/);
    expect((await readStaff()).texts.about?.heading).toBe('Who we are');
  });

  it('is refused with a message at each field that is not right', async () => {
    const { status, failure } = await save({ heading: ' ', team: [{ name: '', role: '', text: '' }] });
    expect(status).toBe(400);
    expect(failure.fields).toMatchObject({
      'texts.about.heading': 'Heading is required',
      'texts.about.team.0.name': 'Name is required',
    });
  });

  it('may name the shop, whose name is that of the company', async () => {
    await save({ heading: 'All about {shop}' });
    const draft = await shop.send(getDraftTexts, { params }, staff);
    expect(draft.body.about?.heading).toBe('All about Marigold');
    expect((await readStaff()).texts.about?.heading).toBe('All about {shop}');
  });
});

describe('an earlier publication', () => {
  it('is restored, and shoppers read it again', async () => {
    await save({ heading: 'First' });
    await publish();
    await save({ heading: 'Second' });
    const { publications } = (await publish()).body;
    const [, first] = publications;
    const { version } = await readStaff();
    const body = { publicationId: String(first?.id), version };
    const restored = await shop.send(restorePageTexts, { params, body }, staff);
    expect(restored.body).toMatchObject({ hasDraft: false, texts: { about: { heading: 'First' } } });
    expect(restored.body.publications.length).toBe(publications.length + 1);
    expect((await readShown())?.heading).toBe('First');
  });

  it('is not that of another page', async () => {
    await save({ heading: 'First' });
    const { publications } = (await publish()).body;
    const home = { page: 'home' as const };
    const { version } = (await shop.send(getStaffPageTexts, { params: home }, staff)).body;
    const body = { publicationId: String(publications[0]?.id), version };
    expect((await shop.send(restorePageTexts, { params: home, body }, staff)).status).toBe(404);
  });
});

describe('a text that was not written', () => {
  it('follows its default, and so does one that was set to its default', async () => {
    await save({ heading: 'We look for the few things worth owning.', closing: 'Come in.' });
    const [row] = await shop.db.select().from(pageTexts);
    expect(row?.draft).toEqual({ closing: 'Come in.' });
  });

  it('claims nothing while the example texts are hidden', async () => {
    await setSettings(shop, { exampleTexts: false });
    expect(await readShown()).toMatchObject({ heading: 'About Marigold', story: '', team: [] });
    await setSettings(shop, { exampleTexts: true });
  });
});

it('a stored text that this version cannot read is its default', async () => {
  const stored = { heading: 7, closing: 'Come in.' };
  await shop.db.insert(pageTexts).values({ page: 'about', published: stored, draft: stored });
  expect(await readShown()).toMatchObject({
    heading: 'We look for the few things worth owning.',
    closing: 'Come in.',
  });
});

it('entries that were written before their list had a field keep what they have', async () => {
  const stored = { team: [{ name: 'Ada', role: 'Tools', text: '' }] };
  await shop.db.insert(pageTexts).values({ page: 'about', published: stored, draft: stored });
  const ada = { name: 'Ada', role: 'Tools', text: '', picture: '', pictureText: '' };
  expect((await readShown())?.team).toEqual([ada]);
});

describe('a picture', () => {
  const uploaded = `/uploads/${'a'.repeat(32)}-1600.jpg`;

  it('is shown with its words where staff put it, also in a list', async () => {
    const ada = { name: 'Ada', role: '', text: '', picture: uploaded, pictureText: 'Ada at the bench' };
    await save({ storyPicture: uploaded, storyPictureText: 'The workshop', team: [ada] });
    await publish();
    const shown = await readShown();
    expect(shown).toMatchObject({ storyPicture: uploaded, storyPictureText: 'The workshop', team: [ada] });
  });

  it('is an uploaded one, which the message at its field says', async () => {
    for (const picture of ['https://pictures.example/ada.jpg', 'javascript:alert(1)', '/uploads/x.svg']) {
      const { status, failure } = await save({ storyPicture: picture, team: [{ ...ADA, picture }] });
      expect(status).toBe(400);
      expect(failure.fields).toEqual({
        'texts.about.storyPicture': 'Picture of the story must be an uploaded picture',
        'texts.about.team.0.picture': 'Picture must be an uploaded picture',
      });
    }
  });

  const ADA = { name: 'Ada', role: '', text: '', pictureText: '' };
});

it('empty and error states come with footer and announcement, for every page', async () => {
  const states = { page: 'states' as const };
  const body = { texts: { states: { emptyCartTitle: 'Nothing in your basket at {shop}.' } }, version: 0 };
  const saved = await shop.send(savePageTexts, { params: states, body }, staff);
  const version = { version: saved.body.version };
  await shop.send(publishPageTexts, { params: states, body: version }, staff);
  const { body: texts } = await shop.send(getLayoutTexts, {});
  expect(texts.states).toMatchObject({
    emptyCartTitle: 'Nothing in your basket at Marigold.',
    emptyCartText: 'What you add stays here for 90 days.',
    failedTitle: 'Unexpected Application Error!',
  });
  expect(texts).toMatchObject({ announcement: { text: '' }, footer: { social: [{}, {}, {}] } });
});

it('changes are in the audit log with the texts that differ', async () => {
  await save({ heading: 'Who we are' });
  await publish();
  const { body } = await shop.send(listAudit, { query: { kind: 'page' } }, staff);
  expect(body.slice(0, 2)).toMatchObject([
    { action: 'page.publish', subjectId: 'about', after: { heading: 'Who we are' } },
    { action: 'page.update', before: { heading: 'The default' }, after: { heading: 'Who we are' } },
  ]);
});

it('the places of the shop elsewhere have addresses with https or none', async () => {
  const footer = { page: 'footer' as const };
  const send = (address: string) =>
    shop.send(
      savePageTexts,
      {
        params: footer,
        body: { texts: { footer: { social: [{ name: 'Oak', address }] } }, version: 0 },
      },
      staff,
    );
  for (const wrong of ['javascript:alert(1)', 'http://social.example', 'social.example/oak'])
    expect((await send(wrong)).failure.fields).toEqual({
      'texts.footer.social.0.address': 'Address must begin with https://',
    });
  expect((await send('https://social.example/oak')).status).toBe(200);
});
