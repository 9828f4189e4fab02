import {
  ball,
  bandPath,
  contactShadow,
  darken,
  disc,
  ellipse,
  type Hex,
  lathe,
  lighten,
  moved,
  type Picture,
  path,
  picture,
  randomFrom,
  ribs,
  rim,
  roundSide,
  type Shape,
  scaled,
  slant,
  tube,
  turned,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, body: Hex]> = [
  ['steel', '#B4B6B8'],
  ['ink', '#2F3034'],
];
const WOOD = '#7A5236';

export const handGrinder: readonly Picture[] = [
  ...COLORS.map(([slug, body]) =>
    picture(`home/burrow-hand-grinder-${slug}`, [contactShadow(400, 644, 92), ...grinder(body)]),
  ),
  picture('home/burrow-hand-grinder-parts', apart('#B4B6B8')),
  picture('home/burrow-hand-grinder-crank', [scaled(1.75, 430, 190, grinder('#B4B6B8'))]),
];

function grinder(body: Hex): Shape[] {
  return [...catchCup(400, body), ...upper(400, body), ...crank(400)];
}

function catchCup(x: number, body: Hex): Shape[] {
  return [
    lathe(
      x,
      [
        [506, 88],
        [506, 88],
        [626, 88],
        [638, 84],
        [644, 80],
        [644, 80],
      ],
      body,
      'metal',
    ),
    path(bandPath(x, [528, 88.5], [610, 88.5]), { fill: ribs(body, 8), opacity: 0.7 }),
  ];
}

function upper(x: number, body: Hex): Shape[] {
  return [
    lathe(
      x,
      [
        [236, 82],
        [240, 86],
        [508, 86],
        [508, 86],
      ],
      body,
      'metal',
    ),
    path(bandPath(x, [316, 91], [428, 91]), { fill: roundSide(WOOD, 'satin') }),
    path(bandPath(x, [500, 88], [508, 88]), { fill: roundSide('#C9A35B', 'metal') }),
    disc(
      x,
      236,
      82,
      slant([
        [0, lighten(body, 0.4)],
        [1, darken(body, 0.25)],
      ]),
    ),
    disc(
      x,
      238,
      66,
      slant([
        [0, darken(body, 0.4)],
        [1, lighten(body, 0.1)],
      ]),
    ),
  ];
}

function crank(x: number): Shape[] {
  return [
    lathe(
      x,
      [
        [186, 13],
        [186, 13],
        [236, 15],
        [236, 15],
      ],
      '#B9BCC0',
      'metal',
    ),
    tube(`M${x} 190C${x + 70} 186 ${x + 120} 182 ${x + 178} 178`, 18, '#B9BCC0', 'metal'),
    ellipse(x, 186, 20, 8, { fill: ball('#B9BCC0', 'metal') }),
    lathe(
      x + 178,
      [
        [150, 7],
        [176, 8],
        [176, 8],
      ],
      '#B9BCC0',
      'metal',
    ),
    lathe(
      x + 178,
      [
        [84, 20],
        [92, 27],
        [124, 30],
        [144, 22],
        [156, 13],
        [156, 13],
      ],
      WOOD,
      'satin',
    ),
    disc(
      x + 178,
      84,
      20,
      slant([
        [0, lighten(WOOD, 0.36)],
        [1, WOOD],
      ]),
    ),
  ];
}

/** The catch cup taken off, with ground coffee in it and a few beans before it. */
function apart(body: Hex): Shape[] {
  const random = randomFrom(5);
  const beans = Array.from({ length: 7 }, (_, i) =>
    bean(470 + i * 34 + random() * 14, 686 + random() * 30, random() * 160),
  );
  return [
    contactShadow(290, 604, 92),
    moved(-110, 100, [scaled(1, 400, 640, [...upper(400, body), ...crank(400)])]),
    contactShadow(556, 644, 92),
    ...catchCup(556, body),
    rim(556, 506, 88, 6, body, 'metal'),
    disc(
      556,
      514,
      78,
      slant([
        [0, '#6B4328'],
        [1, '#2F1C11'],
      ]),
    ),
    ...beans,
  ];
}

function bean(x: number, y: number, turn: number): Shape {
  return turned(turn, x, y, [
    ellipse(x + 3, y + 4, 16, 11, { fill: '#2E1C10', opacity: 0.35 }),
    ellipse(x, y, 16, 11, { fill: ball('#5B3622', 'satin') }),
    path(`M${x - 13} ${y}C${x - 4} ${y - 5} ${x + 4} ${y + 5} ${x + 13} ${y}`, {
      stroke: '#28160D',
      width: 2.4,
    }),
  ]);
}
