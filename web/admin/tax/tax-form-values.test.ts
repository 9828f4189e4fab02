import { describe, expect, it } from 'vitest';
import { TAX_PRESETS } from '#domain/tax/tax-presets.ts';
import { checkTaxes, describeRate, formatPercent, type RateEntry, readTaxTable } from './tax-form-values.ts';

const rate: RateEntry = {
  key: 'r',
  name: 'Sales tax',
  country: 'US',
  state: 'Texas',
  category: '',
  percent: '8.25',
  taxesShipping: true,
};
const valuesWith = (part: Partial<RateEntry> = {}) => ({
  entries: [{ ...rate, ...part }],
  rest: { pricesIncludeTax: false },
});

describe('the tax form', () => {
  it.each([
    ['8.25', 825],
    ['6.875 %', 687.5],
    ['0', 0],
    ['.5', 50],
    ['100', 10_000],
  ])('reads %s as %d basis points', (percent, basisPoints) => {
    expect(readTaxTable(valuesWith({ percent }))?.rates).toMatchObject([{ basisPoints, state: 'TX' }]);
    expect(formatPercent(basisPoints / 10_000)).toBe(String(Number(percent.replace(' %', ''))));
  });

  it('reads a very long text once', () => {
    const percent = `${'1'.repeat(300_000)}x${' '.repeat(300_000)}x`;
    expect(readTaxTable(valuesWith({ percent }))).toBeNull();
  });

  it.each<[Partial<RateEntry>, string, string]>([
    [{ percent: '100.01' }, 'rate', 'The rate can be 100 % at most'],
    [{ percent: '-1' }, 'rate', 'The rate cannot be negative'],
    [{ percent: 'much' }, 'rate', 'The rate must be a percentage such as 8 or 8.25'],
    [{ percent: '8.2512' }, 'rate', 'The rate can have three decimals at most'],
    [{ country: '' }, 'country', 'Choose a country'],
    [{ state: 'Texsa' }, 'state', 'Texsa is not a state of United States'],
    [{ name: ' ' }, 'name', 'Name is required'],
  ])('has the message of %j at its field', (part, field, message) => {
    expect(checkTaxes(valuesWith(part))).toEqual({ ok: false, errors: { [`rates.0.${field}`]: message } });
    expect(readTaxTable(valuesWith(part))).toBeNull();
  });

  it('takes every rate of the presets', () => {
    for (const { rates, pricesIncludeTax } of TAX_PRESETS) {
      const entries = rates.map(({ basisPoints, ...each }, place) => ({
        ...each,
        key: String(place),
        percent: formatPercent(basisPoints / 10_000),
      }));
      expect(checkTaxes({ entries, rest: { pricesIncludeTax } })).toMatchObject({ ok: true });
      const table = readTaxTable({ entries, rest: { pricesIncludeTax } });
      expect(table?.rates.map(({ basisPoints }) => basisPoints)).toEqual(
        rates.map(({ basisPoints }) => basisPoints),
      );
    }
  });

  it('describes a rate in words', () => {
    expect(describeRate({ ...rate, state: 'TX', category: 'Books' })).toBe(
      'Sales tax 8.25 %, Texas, United States, Books, also on shipping',
    );
  });
});
