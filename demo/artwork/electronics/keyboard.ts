import {
  camera,
  circle,
  darken,
  face,
  footprintShadow,
  group,
  type Hex,
  lighten,
  on,
  type Picture,
  picture,
  rect,
  type Shape,
  scaled,
  slant,
} from '../kit/index.ts';
import { type Device, lying, slab, slabShadow } from './slab.ts';

type Tones = { body: Hex; keys: Hex; edge: Hex; accent: Hex };

const COLORS: ReadonlyArray<readonly [slug: string, tones: Tones]> = [
  ['oat', { body: '#CFC4B1', keys: '#EDE6D9', edge: '#B9AE9B', accent: '#C9694A' }],
  ['ink', { body: '#2B2D33', keys: '#44474F', edge: '#7F93A8', accent: '#D98A2B' }],
];
const OAT: Tones = { body: '#CFC4B1', keys: '#EDE6D9', edge: '#B9AE9B', accent: '#C9694A' };

/** Widths of the keys in units of one key, row by row; every row is 15 units and the last column stands apart. */
const ROWS = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 2.5],
];
const UNIT = 37;

export const keyboard: readonly Picture[] = [
  ...COLORS.map(([slug, tones]) =>
    picture(`electronics/tactile-75-keyboard-${slug}`, [scaled(1.06, 400, 420, board(tones, -24, 44))]),
  ),
  picture('electronics/tactile-75-keyboard-above', board(OAT, 0, 86)),
  picture('electronics/tactile-75-keyboard-keycaps', [scaled(2.1, 230, 380, board(OAT, -30, 46))]),
];

function board(tones: Tones, yaw: number, pitch: number): Shape[] {
  const view = camera({ yaw, pitch, at: [400, 430] });
  const body: Device = { w: 610, h: 244, r: 22, thick: 26, edge: tones.body, finish: 'satin' };
  const lies = lying(body, 0, 0);
  const lift = view.sheet([-305, 40, -122], [1, 0, 0], [0, 0, 1]);
  const foot = view.sheet([-305, 26, -122], [1, 0, 0], [0, 0, 1]);
  return [
    footprintShadow(slabShadow(view, body, lies)),
    slab(view, body, lies, [
      rect(0, 0, 610, 244, 22, { fill: face(tones.body, 'top', 'satin') }),
      rect(16, 20, 562, 206, 10, { fill: darken(tones.body, 0.42) }),
    ]),
    on(
      foot,
      keyRects((x, y, w, tone) => [
        rect(x + 1.5, y + 2, w - 3, UNIT - 3, 6, { fill: darken(keyColor(tones, tone), 0.26) }),
      ]),
    ),
    on(
      lift,
      keyRects((x, y, w, tone) => [
        rect(x + 4, y + 3, w - 8, UNIT - 9, 6, {
          fill: slant([
            [0, lighten(keyColor(tones, tone), 0.3)],
            [1, darken(keyColor(tones, tone), 0.05)],
          ]),
        }),
      ]),
    ),
    on(foot, [circle(590, 46, 15, { fill: darken(tones.body, 0.5) })]),
    on(lift, [
      circle(590, 46, 14, {
        fill: slant([
          [0, lighten(tones.accent, 0.4)],
          [0.5, tones.accent],
          [1, darken(tones.accent, 0.3)],
        ]),
      }),
    ]),
  ];
}

type KeyTone = 'letter' | 'edge' | 'accent';

function keyRects(draw: (x: number, y: number, w: number, tone: KeyTone) => Shape[]): Shape[] {
  return ROWS.map((row, i) => {
    let x = 20;
    const keys = row.flatMap((units, k): Shape[] => {
      const isAccent = (i === 0 && k === 0) || (i === 2 && k === row.length - 1);
      const isEdge = k === 0 || k === row.length - 1 || i === 4;
      const shapes = draw(
        x,
        24 + i * 39.5,
        units * UNIT,
        isAccent ? 'accent' : isEdge && units !== 6.25 ? 'edge' : 'letter',
      );
      x += units * UNIT;
      return shapes;
    });
    return group(keys);
  });
}

function keyColor(tones: Tones, tone: KeyTone): Hex {
  return tone === 'accent' ? tones.accent : tone === 'edge' ? tones.edge : tones.keys;
}
