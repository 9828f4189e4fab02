import {
  across,
  circle,
  contactShadow,
  darken,
  disc,
  ellipse,
  group,
  type Hex,
  lathe,
  lighten,
  type Picture,
  path,
  pattern,
  picture,
  rect,
  roundStops,
  type Shape,
  slant,
} from '../kit/index.ts';

const CHALK = '#EFE8DC';
const colors: ReadonlyArray<readonly [slug: string, shell: Hex]> = [
  ['chalk', CHALK],
  ['sage', '#93A28A'],
  ['ink', '#2F3036'],
];

export function toothbrushPictures(): Picture[] {
  return [
    ...colors.map(([slug, shell]) =>
      picture(`beauty/quill-electric-toothbrush-${slug}`, [
        contactShadow(404, 668, 92),
        ...charger(400),
        ...brush(400, shell),
      ]),
    ),
    picture('beauty/quill-electric-toothbrush-head', [
      group([...brush(400, CHALK)], { transform: 'translate(-640 -90) scale(2.6)' }),
    ]),
    picture('beauty/quill-electric-toothbrush-set', [
      contactShadow(284, 668, 92),
      ...charger(280),
      ...brush(280, CHALK),
      contactShadow(470, 668, 40),
      ...spare(470, CHALK, '#93A28A'),
      contactShadow(584, 668, 40),
      ...spare(584, CHALK, '#D98A2B'),
    ]),
  ];
}

function charger(x: number): Shape[] {
  return [
    lathe(
      x,
      [
        [632, 84],
        [632, 84],
        [650, 92],
        [664, 90],
        [664, 90],
      ],
      '#E8E1D5',
      'satin',
    ),
    disc(
      x,
      632,
      84,
      slant([
        [0, '#FFFBF4'],
        [1, '#CFC5B4'],
      ]),
    ),
    ellipse(x + 6, 632, 50, 13, { fill: '#1C1917', opacity: 0.28 }),
  ];
}

function brush(x: number, shell: Hex): Shape[] {
  return [
    lathe(
      x,
      [
        [330, 24],
        [340, 32],
        [370, 40],
        [440, 44],
        [560, 44],
        [616, 42],
        [630, 40],
        [630, 40],
      ],
      shell,
      'satin',
    ),
    path(`M${x - 30} 366Q${x - 35} 480 ${x - 30} 610`, { stroke: '#FFFFFF', width: 6, opacity: 0.35 }),
    rect(x - 15, 406, 30, 62, 15, { fill: darken(shell, 0.22) }),
    rect(x - 12, 409, 24, 56, 12, {
      fill: slant([
        [0, lighten(shell, 0.4)],
        [1, darken(shell, 0.08)],
      ]),
    }),
    ...[512, 530, 548].map((y, i) => circle(x, y, 4, { fill: i === 0 ? '#F2C88A' : darken(shell, 0.35) })),
    path(`M${x - 43} 596A43 11 0 0 0 ${x + 43} 596`, {
      stroke: darken(shell, 0.45),
      width: 2.4,
      opacity: 0.7,
    }),
    ...neck(x, 332, shell),
  ];
}

/** The brush head: its ring, the slim neck and the bristles toward us. */
function neck(x: number, y: number, shell: Hex, ring: Hex = '#93A28A'): Shape[] {
  const pale = lighten(shell, 0.1);
  const field = `M${x - 21} ${y - 196}Q${x - 21} ${y - 216} ${x} ${y - 216}Q${x + 21} ${y - 216} ${x + 21} ${y - 196}V${y - 140}Q${x + 21} ${y - 122} ${x} ${y - 122}Q${x - 21} ${y - 122} ${x - 21} ${y - 140}Z`;
  const tufts = pattern(7, 7, [
    circle(3.5, 3.5, 3, { fill: '#FFFBF4' }),
    circle(2.6, 2.4, 1.2, { fill: '#FFFFFF' }),
    circle(5, 5.4, 1.4, { fill: '#A9A294', opacity: 0.8 }),
  ]);
  return [
    lathe(
      x,
      [
        [y - 118, 9],
        [y - 100, 10],
        [y - 40, 15],
        [y - 14, 21],
        [y, 24],
        [y, 24],
      ],
      pale,
      'satin',
    ),
    rect(x - 25, y - 8, 50, 9, 4, { fill: across(roundStops(ring, 'satin')) }),
    path(
      `M${x - 27} ${y - 190}Q${x - 27} ${y - 224} ${x} ${y - 224}Q${x + 27} ${y - 224} ${x + 27} ${y - 190}V${y - 142}Q${x + 27} ${y - 112} ${x} ${y - 108}Q${x - 27} ${y - 112} ${x - 27} ${y - 142}Z`,
      { fill: across(roundStops(pale, 'satin')) },
    ),
    path(field, { fill: '#CFC8BA' }),
    path(field, { fill: tufts }),
    path(
      `M${x - 12} ${y - 206}H${x + 12}V${y - 188}H${x - 12}ZM${x - 12} ${y - 150}H${x + 12}V${y - 132}H${x - 12}Z`,
      { fill: ring, opacity: 0.55 },
    ),
    path(field, {
      fill: slant([
        [0, '#FFFFFF', 0.3],
        [1, '#3A2414', 0.3],
      ]),
    }),
  ];
}

function spare(x: number, shell: Hex, ring: Hex): Shape[] {
  return neck(x, 666, shell, ring);
}
