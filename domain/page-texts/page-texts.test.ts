import { describe, expect, it, test } from 'vitest';
import { completeTexts, PAGE_NAMES, pickWritten, resolveTexts } from './page-texts.ts';

const SPECIFIED = { shopName: 'Marigold', showsExamples: true };

describe('the texts of a page', () => {
  it('are those of the specification until somebody writes others', () => {
    expect(resolveTexts('home', {}, SPECIFIED)).toMatchObject({
      heading: 'Fine things, kinder prices.',
      reasonsTitle: 'Why Choose Us',
      testimonialsTitle: 'What Our Customers Say',
      searchTitle: 'Home – Marigold',
    });
  });

  it('are the written ones, each by itself', () => {
    const texts = resolveTexts('home', { heading: 'Tools', reasons: [] }, SPECIFIED);
    expect(texts).toMatchObject({ heading: 'Tools', reasons: [], featuredTitle: 'Featured Products' });
  });

  it('can be empty', () => {
    expect(resolveTexts('home', { text: '' }, SPECIFIED).text).toBe('');
  });

  it('name the shop, within lists too', () => {
    const { searchTitle, testimonials } = resolveTexts('home', {}, { ...SPECIFIED, shopName: 'Oak & Co' });
    expect(searchTitle).toBe('Home – Oak & Co');
    expect(testimonials[0]?.comment).toBe(
      'I furnish guest rooms for a living. What comes from Oak & Co stays in them.',
    );
  });

  it('claim nothing in a shop that hides the example texts, but for what somebody wrote', () => {
    const hidden = { shopName: 'Oak & Co', showsExamples: false };
    expect(resolveTexts('home', {}, hidden)).toMatchObject({
      heading: 'Oak & Co',
      text: '',
      reasons: [],
      testimonials: [],
    });
    expect(resolveTexts('about', { story: 'We began in 1990.' }, hidden)).toMatchObject({
      heading: 'About Oak & Co',
      story: 'We began in 1990.',
      team: [],
    });
  });
});

test.each(PAGE_NAMES)('texts of %s that equal their defaults are not written', (page) => {
  const shop = { showsExamples: true };
  expect(pickWritten(page, completeTexts(page, {}, shop), shop)).toEqual({});
});

it('texts that differ from their defaults are written', () => {
  const shop = { showsExamples: true };
  const texts = { ...completeTexts('contact', {}, shop), heading: 'Write to us', hours: [] };
  expect(pickWritten('contact', texts, shop)).toEqual({ heading: 'Write to us', hours: [] });
});
