import { describe, expect, it } from 'vitest';
import { avoidOverlap, type Box } from './avoid-overlap.ts';

/** A message 400 × 80 at the top right of a window of 1440 × 900. */
const message = { left: 1024, top: 84, right: 1424, bottom: 164 };
const free = { keptClear: [], inUse: null, dialog: null, height: 900 };

it('a toast that overlaps nothing is not moved', () => {
  const beside = boxAt({ left: 0, right: 1000 });
  expect(avoidOverlap(message, { ...free, keptClear: [beside] })).toEqual({ x: 0, y: 0 });
});

describe('a toast is moved down', () => {
  it('below an element that it would cover', () => {
    const title = boxAt({ top: 60, bottom: 120 });
    expect(avoidOverlap(message, { ...free, keptClear: [title] })).toEqual({ x: 0, y: 44 });
  });

  it('below several elements, in any order', () => {
    const title = boxAt({ top: 60, bottom: 120 });
    const notice = boxAt({ top: 180, bottom: 240 });
    for (const keptClear of [
      [title, notice],
      [notice, title],
    ])
      expect(avoidOverlap(message, { ...free, keptClear })).toEqual({ x: 0, y: 164 });
  });

  it('below the element in use', () => {
    const row = boxAt({ top: 150, bottom: 210 });
    expect(avoidOverlap(message, { ...free, inUse: row })).toEqual({ x: 0, y: 134 });
  });

  it('below the title only, if there is no room below the element in use', () => {
    const title = boxAt({ top: 60, bottom: 120 });
    const field = boxAt({ top: 130, bottom: 880 });
    expect(avoidOverlap(message, { ...free, keptClear: [title], inUse: field })).toEqual({ x: 0, y: 44 });
  });
});

describe('a toast is moved to the left', () => {
  it('of the actions of all rows, below the filters above them', () => {
    const filters = boxAt({ left: 0, top: 60, bottom: 120 });
    const actions = Array.from({ length: 20 }, (_, row) =>
      boxAt({ left: 1200, top: 140 + row * 60, bottom: 200 + row * 60 }),
    );
    expect(avoidOverlap(message, { ...free, keptClear: [filters], rowActions: actions })).toEqual({
      x: -232,
      y: 44,
    });
  });

  it('only if there is no room below', () => {
    const actions = boxAt({ left: 1100, top: 84, bottom: 700 });
    expect(avoidOverlap(message, { ...free, rowActions: [actions] })).toEqual({ x: 0, y: 624 });
    const long = { ...actions, bottom: 880 };
    expect(avoidOverlap(message, { ...free, rowActions: [long] })).toEqual({ x: -332, y: 0 });
  });

  it('never beyond the edge of the window', () => {
    const wide = boxAt({ left: 300, top: 0, bottom: 900 });
    expect(avoidOverlap(message, { ...free, rowActions: [wide] })).toEqual({ x: 0, y: 0 });
  });
});

it('a toast is not moved if there is no room anywhere', () => {
  const everything = boxAt({ top: 0, bottom: 900 });
  expect(avoidOverlap(message, { ...free, keptClear: [everything] })).toEqual({ x: 0, y: 0 });
});

describe('a toast over a dialog', () => {
  const title = boxAt({ left: 700, top: 0, bottom: 120 });

  it('is moved beside the dialog if it fits', () => {
    const panel = boxAt({ left: 700, top: 0, right: 1440, bottom: 900 });
    expect(avoidOverlap(message, { ...free, dialog: panel, keptClear: [title] })).toEqual({ x: -732, y: 0 });
  });

  it('is moved below the title of the dialog if it does not fit beside it', () => {
    const wide = boxAt({ left: 300, top: 0, right: 1440, bottom: 900 });
    expect(avoidOverlap(message, { ...free, dialog: wide, keptClear: [title] })).toEqual({ x: 0, y: 44 });
  });

  it('is not moved if the dialog does not overlap it', () => {
    const small = boxAt({ left: 500, top: 300, right: 900, bottom: 600 });
    expect(avoidOverlap(message, { ...free, dialog: small })).toEqual({ x: 0, y: 0 });
  });
});

function boxAt(edges: Partial<Box>): Box {
  return { left: 1000, top: 84, right: 1440, bottom: 164, ...edges };
}
