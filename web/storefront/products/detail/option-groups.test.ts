import { describe, expect, it } from 'vitest';
import { preselect } from '#domain/pricing/preselect.ts';
import { toProduct } from '#web/shared/to-product.ts';
import { optionGroups } from './option-groups.ts';
import { wireKettle } from './test-product.ts';

const kettle = toProduct(wireKettle);
const groups = optionGroups(kettle, preselect(kettle));
const group = (name: string) => {
  const found = groups.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no group ${name}`);
  return found;
};

describe('the groups of options', () => {
  it('are those the product has, with its custom properties last', () => {
    expect(groups.map(({ name, legend }) => [name, legend])).toEqual([
      ['color', 'Color'],
      ['size', 'Size'],
      ['p.engraving', 'Engraving'],
    ]);
  });

  it('begin with the first color and size chosen, and no property', () => {
    expect(groups.map(({ chosen }) => chosen)).toEqual(['Sand', '1 l', null]);
  });

  it('contain the surcharge of a value in cents, and the picture of a color', () => {
    expect(group('color').values[1]).toEqual({
      value: 'Brass',
      label: 'Brass',
      surcharge: 2_500,
      picture: '/pictures/home/ember-kettle-brass.webp',
    });
    expect(group('p.engraving').values[1]).toEqual({
      value: 'initials',
      label: 'Initials',
      surcharge: 1_200,
    });
  });
});

describe('a choice', () => {
  it('changes one group only', () => {
    expect(group('size').choose('1.5 l')).toEqual({
      ...preselect(kettle),
      options: { Color: 'Sand', Size: '1.5 l' },
    });
    expect(group('p.engraving').choose('none').properties).toEqual({ engraving: 'none' });
  });

  it('can be undone', () => {
    expect(group('color').choose(null).options).toEqual({ Color: null, Size: '1 l' });
    const engraved = optionGroups(kettle, group('p.engraving').choose('none'));
    expect(engraved.at(-1)?.chosen).toBe('none');
    expect(engraved.at(-1)?.choose(null).properties).toEqual({});
  });
});
