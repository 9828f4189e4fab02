import {
  contactShadow,
  darken,
  disc,
  down,
  ellipse,
  fade,
  glow,
  group,
  type Hex,
  lathe,
  lathePath,
  lighten,
  moved,
  type Picture,
  path,
  picture,
  rim,
  type Shape,
  scaled,
  slant,
  tube,
} from '../kit/index.ts';

const GLAZES: ReadonlyArray<readonly [slug: string, glaze: Hex]> = [
  ['sea-mist', '#A9BDB7'],
  ['oatmeal', '#DCCFB9'],
  ['rust', '#B26A48'],
];
const CLAY = '#C6A27E';

/** Where the four mugs of the set stand, the rear ones first. */
const SET = [
  [-170, -70],
  [96, -84],
  [-64, 26],
  [196, 20],
] as const;

export const mug: readonly Picture[] = [
  ...GLAZES.map(([slug, glaze]) =>
    picture(`home/tide-stoneware-mugs-${slug}`, [moved(-30, -70, mugShapes(glaze, CLAY, 0.26))]),
  ),
  picture('home/tide-stoneware-mugs-set', [
    moved(
      -20,
      -60,
      SET.map(([x, y]) => moved(x, y, [scaled(0.58, 400, 640, mugShapes('#A9BDB7', CLAY, 0.34))])),
    ),
  ]),
  picture('home/tide-stoneware-mugs-coffee', [
    moved(-30, -20, [scaled(1.06, 400, 440, mugShapes('#A9BDB7', CLAY, 0.6, true))]),
  ]),
];

/** A mug with a raw clay foot, its handle at the right; at a steep `tilt` with coffee in it. */
export function mugShapes(glaze: Hex, clay: Hex, tilt: number, filled = false): Shape[] {
  const [top, bottom] = tilt > 0.5 ? [330, 566] : [330, 640];
  const glazed = bottom - 44;
  const wavy = `M254 ${glazed}C290 ${glazed + 34} 350 ${glazed + 44} 410 ${glazed + 40}C470 ${glazed + 38} 520 ${glazed + 28} 546 ${glazed}V${bottom + 90}H254Z`;
  const body = lathePath(
    400,
    [
      [top, 150],
      [top + 20, 150],
      [bottom - 60, 146],
      [bottom - 14, 128],
      [bottom, 112],
      [bottom, 112],
    ],
    tilt,
  );
  return [
    contactShadow(400, bottom, 120),
    tube(`M538 ${top + 56}C650 ${top + 30} 668 ${top + 208} 528 ${top + 204}`, 36, glaze, 'glaze'),
    lathe(
      400,
      [
        [top, 150],
        [top + 20, 150],
        [bottom - 60, 146],
        [bottom - 14, 128],
        [bottom, 112],
        [bottom, 112],
      ],
      glaze,
      'glaze',
      tilt,
    ),
    group(
      [
        path(wavy, { fill: clay }),
        path(wavy, {
          fill: slant([
            [0, '#FFFFFF', 0.1],
            [0.5, '#2A170A', 0.12],
            [1, '#2A170A', 0.5],
          ]),
        }),
      ],
      { clip: path(body, { fill: '#000' }) },
    ),
    path(body, {
      fill: down([
        [0, '#FFFFFF', 0.1],
        [0.3, '#FFFFFF', 0],
        [1, '#2A170A', 0.16],
      ]),
    }),
    rim(400, top, 150, 11, glaze, 'glaze', tilt),
    ...(filled ? coffee(top, tilt) : []),
    path(`M290 ${top + 70}C286 ${top + 120} 288 ${top + 170} 294 ${top + 206}`, {
      stroke: lighten(glaze, 0.75),
      width: 9,
      opacity: 0.45,
    }),
  ];
}

function coffee(top: number, tilt: number): Shape[] {
  const y = top + 22;
  return [
    disc(
      400,
      y,
      126,
      slant([
        [0, '#7A4A2A'],
        [0.5, '#4A2A18'],
        [1, '#2E1A10'],
      ]),
      tilt,
    ),
    ellipse(400, y, 124, 124 * tilt, { stroke: '#B07A4A', width: 4, opacity: 0.6 }),
    ellipse(352, y - 22, 56, 20, {
      fill: glow(fade('#F3D9B4', 0.5)),
      transform: `rotate(-14 352 ${y - 22})`,
    }),
    ellipse(400, top, 144, 144 * tilt, { stroke: darken('#A9BDB7', 0.1), width: 1.5, opacity: 0.4 }),
  ];
}
