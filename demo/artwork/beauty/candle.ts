import {
  across,
  contactShadow,
  darken,
  disc,
  down,
  ellipse,
  glow,
  group,
  lathe,
  lathePath,
  lighten,
  type Picture,
  path,
  picture,
  roundSide,
  type Shape,
  slant,
} from '../kit/index.ts';

const AMBER = '#7A3F14';
const WAX = '#F1E4CC';
const LID = '#C9A35B';

export function candlePictures(): Picture[] {
  return [
    picture('beauty/ember-scented-candle-front', [
      contactShadow(404, 646, 160),
      ...tumbler(400, false),
      ...lid(400, 286),
    ]),
    picture('beauty/ember-scented-candle-lit', [
      contactShadow(404, 646, 160),
      ...tumbler(400, true),
      ...flame(400),
    ]),
    picture('beauty/ember-scented-candle-open', [
      contactShadow(324, 646, 160),
      ...tumbler(320, false),
      ...wick(320),
      contactShadow(590, 676, 112),
      ...lid(590, 652),
    ]),
  ];
}

function tumbler(x: number, lit: boolean): Shape[] {
  const body = lathePath(x, [
    [300, 162],
    [300, 162],
    [620, 156],
    [640, 148],
    [646, 138],
    [646, 138],
  ]);
  const wax = lathePath(x, [
    [380, 151],
    [380, 151],
    [606, 146],
    [620, 138],
    [620, 138],
  ]);
  const warm = lit ? 0.3 : 0;
  return [
    path(body, {
      fill: across([
        [0, darken(AMBER, 0.5), 0.9],
        [0.2, lighten(AMBER, 0.2), 0.75],
        [0.6, AMBER, 0.8],
        [1, darken(AMBER, 0.5), 0.95],
      ]),
    }),
    ellipse(x, 300, 162, 42, {
      fill: across([
        [0, darken(AMBER, 0.3)],
        [0.6, lighten(AMBER, 0.25)],
        [1, lighten(AMBER, 0.1)],
      ]),
    }),
    path(wax, { fill: roundSide(lighten('#C98B4B', warm), 'matte') }),
    ellipse(x, 380, 151, 39, {
      fill: lit
        ? glow([
            [0, '#FFF3CF'],
            [0.5, '#F6D794'],
            [1, '#D9A558'],
          ])
        : slant([
            [0, lighten(WAX, 0.3)],
            [1, darken(WAX, 0.22)],
          ]),
    }),
    path(body, {
      fill: across([
        [0, darken(AMBER, 0.6), 0.85],
        [0.1, lighten(AMBER, 0.3), 0.5],
        [0.35, AMBER, 0.28],
        [0.7, AMBER, 0.4],
        [0.94, darken(AMBER, 0.5), 0.7],
        [1, lighten(AMBER, 0.1), 0.7],
      ]),
    }),
    ...(lit
      ? [
          path(body, {
            fill: glow(
              [
                [0, '#FFC766', 0.55],
                [1, '#FFC766', 0],
              ],
              { cx: 0.5, cy: 0.2, r: 0.55 },
            ),
          }),
        ]
      : []),
    label(x),
    path(`M${x - 140} 340V612`, { stroke: '#FFE3B8', width: 9, opacity: 0.45 }),
    path(`M${x - 120} 346V620`, { stroke: '#FFE3B8', width: 3, opacity: 0.3 }),
    path(`M${x - 162} 300A162 42 0 0 0 ${x + 162} 300`, {
      stroke: lighten(AMBER, 0.55),
      width: 4,
      opacity: 0.8,
    }),
  ];
}

function label(x: number): Shape {
  return group([
    path(`M${x - 84} 462A160 42 0 0 0 ${x + 84} 462V584A160 42 0 0 1 ${x - 84} 584Z`, {
      fill: across([
        [0, '#F5EDDE'],
        [0.6, '#EDE2CE'],
        [1, '#CDBE9F'],
      ]),
    }),
    path(`M${x - 30} 540A160 42 0 0 0 ${x + 30} 540V548A160 42 0 0 1 ${x - 30} 548Z`, { fill: '#D98A2B' }),
    path(`M${x - 46} 566A160 42 0 0 0 ${x + 46} 566V569A160 42 0 0 1 ${x - 46} 569Z`, { fill: '#B3A288' }),
  ]);
}

function wick(x: number): Shape[] {
  return [
    ellipse(x, 380, 12, 4, { fill: darken(WAX, 0.3) }),
    path(`M${x} 380Q${x + 2} 356 ${x - 3} 344`, { stroke: '#3A2E24', width: 5 }),
    path(`M${x - 1} 378Q${x + 1} 356 ${x - 4} 346`, { stroke: '#E8DFD0', width: 2 }),
    path(`M${x - 162} 300A162 42 0 0 0 ${x + 162} 300`, {
      stroke: lighten(AMBER, 0.55),
      width: 4,
      opacity: 0.8,
    }),
  ];
}

function flame(x: number): Shape[] {
  return [
    ellipse(x, 290, 230, 200, {
      fill: glow([
        [0, '#FFD27A', 0.5],
        [0.4, '#FFD27A', 0.18],
        [1, '#FFD27A', 0],
      ]),
    }),
    path(`M${x} 378V350`, { stroke: '#2A2018', width: 5 }),
    path(
      `M${x} 246Q${x + 30} 306 ${x + 19} 340Q${x + 10} 362 ${x} 362Q${x - 12} 362 ${x - 19} 340Q${x - 26} 306 ${x} 246Z`,
      {
        fill: down([
          [0, '#F6A43A', 0.85],
          [0.5, '#FFD983'],
          [0.85, '#FFF6DC'],
          [1, '#A9C4E6', 0.8],
        ]),
      },
    ),
    path(`M${x} 292Q${x + 14} 324 ${x + 8} 346Q${x} 358 ${x - 8} 346Q${x - 13} 324 ${x} 292Z`, {
      fill: '#FFFBEF',
      opacity: 0.9,
    }),
  ];
}

function lid(x: number, y: number): Shape[] {
  return [
    lathe(
      x,
      [
        [y - 20, 165],
        [y - 20, 165],
        [y + 16, 167],
        [y + 16, 167],
      ].map(([at = 0, r = 0]): [number, number] => [at, r * (x === 400 ? 1 : 0.98)]),
      LID,
      'metal',
    ),
    disc(
      x,
      y - 20,
      165 * (x === 400 ? 1 : 0.98),
      slant([
        [0, lighten(LID, 0.6)],
        [0.35, LID],
        [0.55, lighten(LID, 0.4)],
        [1, darken(LID, 0.25)],
      ]),
    ),
    ellipse(x, y - 20, 130, 33, { stroke: darken(LID, 0.35), width: 2, opacity: 0.5 }),
  ];
}
