import { expect, it } from 'vitest';
import { MAX_SYNONYM_GROUPS } from '#domain/products/search/synonym-groups.ts';
import { checkSynonyms, toSynonymValues } from './synonyms-form-values.ts';

const check = (...groups: string[]) =>
  checkSynonyms({ entries: groups.map((words, place) => ({ key: String(place), words })), rest: null });

it('reads the words of a group from a list with commas, and writes them back', () => {
  const checked = check(' Sneakers,trainers ; running shoes, ');
  expect(checked).toEqual({
    ok: true,
    body: { groups: [{ id: undefined, words: ['Sneakers', 'trainers', 'running shoes'] }] },
  });
  const { entries } = toSynonymValues({ groups: [{ id: 'g', words: ['Sneakers', 'running shoes'] }] });
  expect(entries).toEqual([{ key: 'g', id: 'g', words: 'Sneakers, running shoes' }]);
});

it.each<[string[], string, string]>([
  [['sneakers'], 'groups.0.words', 'At least two words or phrases, separated by commas'],
  [[''], 'groups.0.words', 'At least two words or phrases, separated by commas'],
  [['couch, Couches'], 'groups.0.words', '“Couches” is in this group twice'],
  [['couch, !!'], 'groups.0.words', '“!!” has no letters or digits'],
  [['couch, sofa', 'settee, Sofas'], 'groups.1.words', '“Sofas” is in group 1 too'],
  [[`couch, ${'s'.repeat(61)}`], 'groups.0.words', 'At most 60 characters'],
  [
    [Array.from({ length: 21 }, (_, place) => `word${place}`).join(',')],
    'groups.0.words',
    'At most 20 words',
  ],
])('has the message about %j at its field', (groups, field, message) => {
  expect(check(...groups)).toEqual({ ok: false, errors: { [field]: message } });
});

it('has at most 200 groups', () => {
  const groups = Array.from({ length: MAX_SYNONYM_GROUPS + 1 }, (_, place) => `one${place}, two${place}`);
  expect(check(...groups)).toEqual({ ok: false, errors: { groups: 'At most 200 groups' } });
  expect(check(...groups.slice(1)).ok).toBe(true);
});
