import {
  across,
  box,
  camera,
  contactShadow,
  darken,
  disc,
  footprint,
  footprintShadow,
  glass,
  group,
  type Hex,
  lathe,
  lathePath,
  lighten,
  type Picture,
  path,
  picture,
  roundSide,
  type Shape,
  turned,
} from '../kit/index.ts';

const AMBER = '#8A4B17';
const RUBBER = '#2B2826';
const BRASS = '#C9A35B';

export function serumPictures(): Picture[] {
  return [
    picture('beauty/dew-face-serum-front', [
      contactShadow(404, 652, 112),
      ...bottle(400),
      pipetteHead(400, 0),
    ]),
    picture('beauty/dew-face-serum-open', [
      contactShadow(334, 652, 112),
      ...bottle(330),
      disc(330, 318, 44, '#6B3710'),
      disc(330, 319, 33, '#2A1204'),
      footprintShadow('M500 640L640 560L660 590L520 668Z', 0.8),
      turned(58, 560, 610, [pipetteHead(560, 210), pipette(560, 600)]),
    ]),
    picture('beauty/dew-face-serum-carton', [
      ...carton(),
      contactShadow(304, 664, 104),
      group([...bottle(300), pipetteHead(300, 0)], { transform: 'translate(0 12)' }),
    ]),
  ];
}

const BODY: ReadonlyArray<readonly [number, number]> = [
  [318, 44],
  [318, 44],
  [332, 46],
  [350, 78],
  [376, 106],
  [400, 112],
  [620, 112],
  [640, 106],
  [648, 98],
  [648, 98],
];

function bottle(x: number): Shape[] {
  const d = lathePath(x, BODY);
  const level = lathePath(x, [
    [410, 104],
    [410, 104],
    [618, 104],
    [634, 98],
    [638, 90],
    [638, 90],
  ]);
  return [
    path(d, {
      fill: across([
        [0, darken(AMBER, 0.55)],
        [0.12, AMBER],
        [0.3, lighten(AMBER, 0.22)],
        [0.6, AMBER],
        [0.9, darken(AMBER, 0.5)],
        [1, darken(AMBER, 0.3)],
      ]),
    }),
    path(level, {
      fill: across([
        [0, '#3A1A06', 0.6],
        [0.3, '#A85E1C', 0.55],
        [0.7, '#5A2C0C', 0.5],
        [1, '#2A1204', 0.7],
      ]),
    }),
    disc(x, 410, 104, '#C98A45'),
    path(`M${x - 6} 330V600Q${x} 614 ${x + 6} 600V330Z`, { fill: '#F1DFC2', opacity: 0.28 }),
    path(d, { fill: glass('#C98A45'), opacity: 0.6 }),
    label(x),
    path(`M${x - 92} 392Q${x - 98} 520 ${x - 92} 628`, { stroke: '#FFF3DC', width: 9, opacity: 0.5 }),
    path(`M${x - 74} 384V632`, { stroke: '#FFF3DC', width: 3, opacity: 0.35 }),
    path(`M${x + 98} 400V626`, { stroke: '#FFE3B8', width: 4, opacity: 0.35 }),
  ];
}

function label(x: number): Shape {
  const d = `M${x - 112} 470A112 29 0 0 0 ${x + 112} 470V590A112 29 0 0 1 ${x - 112} 590Z`;
  return group([
    path(d, { fill: roundSide('#EFE6D6', 'matte') }),
    path(`M${x - 40} 526A112 29 0 0 0 ${x + 40} 526V534A112 29 0 0 1 ${x - 40} 534Z`, { fill: '#8A9A82' }),
    path(`M${x - 20} 552A112 29 0 0 0 ${x + 20} 552V555A112 29 0 0 1 ${x - 20} 555Z`, { fill: '#B9AD9A' }),
  ]);
}

function pipetteHead(x: number, y: number): Shape {
  return group([
    lathe(
      x,
      [
        [262 + y, 50],
        [262 + y, 50],
        [318 + y, 50],
        [318 + y, 50],
      ],
      BRASS,
      'metal',
    ),
    disc(
      x,
      262 + y,
      50,
      across([
        [0, lighten(BRASS, 0.3)],
        [0.4, lighten(BRASS, 0.6)],
        [1, darken(BRASS, 0.2)],
      ]),
    ),
    lathe(
      x,
      [
        [150 + y, 16],
        [158 + y, 26],
        [176 + y, 31],
        [230 + y, 32],
        [252 + y, 36],
        [262 + y, 38],
      ],
      RUBBER,
      'satin',
    ),
  ]);
}

function pipette(x: number, y: number): Shape {
  return group([
    path(`M${x - 8} ${y - 72}H${x + 8}V${y + 80}L${x + 3} ${y + 128}H${x - 3}L${x - 8} ${y + 80}Z`, {
      fill: '#D9C6A4',
      opacity: 0.5,
    }),
    path(`M${x - 5} ${y}H${x + 5}V${y + 80}L${x + 2} ${y + 124}H${x - 2}L${x - 5} ${y + 80}Z`, {
      fill: '#C98A45',
      opacity: 0.7,
    }),
    path(`M${x - 8} ${y - 72}H${x + 8}V${y + 80}L${x + 3} ${y + 128}H${x - 3}L${x - 8} ${y + 80}Z`, {
      fill: glass(),
    }),
  ]);
}

function carton(): Shape[] {
  const view = camera({ at: [520, 610] });
  const size = { w: 170, h: 380, d: 150 };
  return [footprintShadow(footprint(view, size)), box(view, size, '#DCCFB8'), ...band(view)];
}

function band(view: ReturnType<typeof camera>): Shape[] {
  const ring: Hex = '#8A9A82';
  return [box(view, { w: 170.6, h: 26, d: 150.6, y: 150 }, ring)].map((shape) =>
    group([shape], { clip: path(lowerEdges(view), {}) }),
  );
}

/** Only the band's faces, not its top, which the carton hides. */
function lowerEdges(view: ReturnType<typeof camera>): string {
  const at = (x: number, y: number, z: number) => view.point([x, y, z]).join(' ');
  return `M${at(-86, 176, 76)}L${at(86, 176, 76)}L${at(86, 176, -76)}L${at(86, 150, -76)}L${at(86, 150, 76)}L${at(-86, 150, 76)}Z`;
}
