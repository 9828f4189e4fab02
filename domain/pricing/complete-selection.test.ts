import { describe, expect, it } from 'vitest';
import { withOptions } from '../products/option-words.ts';
import { completeSelection } from './complete-selection.ts';
import { NOTHING_SELECTED } from './selection.ts';

const value = (id: string, price = 0) => ({ id, value: id, price });
const engraving = {
  id: 'engraving',
  name: 'Engraving',
  required: true as const,
  text: { label: 'Engraved text', maxLength: 12 },
  values: [value('initials'), { ...value('none'), withoutText: true as const }],
};
const ring = withOptions({
  colors: [
    { id: 'gold', name: 'Gold', price: 0 },
    { id: 'rose', name: 'Rose', price: 0 },
  ],
  sizes: ['16', '17'],
  memory: ['8 GB'],
  properties: [
    engraving,
    { id: 'box', name: 'Box', required: true as const, values: [value('oak', 900)] },
    { id: 'card', name: 'Card', values: [value('plain')] },
  ],
  requiredOptions: ['color' as const, 'size' as const],
});

describe('a selection without required choices', () => {
  it('gets the preselected list options and the free required properties', () => {
    expect(completeSelection(ring, {})).toEqual({
      options: { Color: 'Gold', Size: '16' },
      properties: { engraving: 'none' },
    });
  });

  it('stays empty for a product without required choices', () => {
    const options = ring.options.map((option) => ({ ...option, isRequired: false }));
    expect(completeSelection({ ...ring, options, properties: [] }, {})).toEqual(NOTHING_SELECTED);
  });
});

it('keeps every sent choice, even none', () => {
  const options = { Color: null, Size: '17', Memory: '8 GB' };
  const sent = { options, properties: {}, texts: { engraving: 'Ada' } };
  expect(completeSelection(ring, sent)).toEqual(sent);
});
