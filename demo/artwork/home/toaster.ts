import {
  across,
  ball,
  boxFaces,
  type Camera,
  camera,
  circle,
  darken,
  down,
  face,
  footprint,
  footprintShadow,
  group,
  type Hex,
  lighten,
  on,
  type Picture,
  type Point,
  path,
  picture,
  polygon,
  rect,
  roundedRectPoints,
  roundStops,
  type Shape,
  scaled,
  slabPath,
  slant,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, enamel: Hex]> = [
  ['cream', '#E8DDC8'],
  ['sage', '#8FA08A'],
  ['ink', '#33353A'],
];
const STEEL = '#C0C2C4';
const SIZE = { w: 400, h: 220, d: 200, y: 14 };

export const toaster: readonly Picture[] = [
  ...COLORS.map(([slug, enamel]) =>
    picture(`home/crumb-two-slice-toaster-${slug}`, [
      scaled(1.14, 400, 470, body(enamel, camera({ yaw: -28, pitch: 20, at: [395, 600] }), false)),
    ]),
  ),
  picture('home/crumb-two-slice-toaster-toast', [
    scaled(1.14, 400, 490, body('#E8DDC8', camera({ yaw: -28, pitch: 22, at: [395, 610] }), true)),
  ]),
  picture('home/crumb-two-slice-toaster-above', [
    scaled(1.2, 400, 430, body('#E8DDC8', camera({ yaw: -24, pitch: 56, at: [395, 520] }), false)),
  ]),
];

/** A long body with rounded upper edges: its end profile, drawn out along its length. */
function body(enamel: Hex, view: Camera, withToast: boolean): Shape[] {
  const { w, h, d, y } = SIZE;
  const end = view.sheet([w / 2, y + h, d / 2], [0, 0, -1], [0, -1, 0]);
  const profile = roundedRectPoints(d, h + 40, 46)
    .filter(([, v]) => v <= h)
    .concat([
      [0, h],
      [d, h],
    ]);
  const faces = boxFaces(view, SIZE);
  return [
    footprintShadow(footprint(view, SIZE)),
    path(
      slabPath(
        view,
        view.sheet([w / 2 - 12, y, d / 2 - 12], [0, 0, -1], [0, -1, 0]),
        [
          [0, 0],
          [d - 24, 0],
          [d - 24, y],
          [0, y],
        ],
        [-(w - 24), 0, 0],
      ),
      { fill: '#211F1D' },
    ),
    path(slabPath(view, end, profile, [-w, 0, 0]), {
      fill: down([
        [0, lighten(enamel, 0.4)],
        [0.3, lighten(enamel, 0.28)],
        [0.46, lighten(enamel, 0.06)],
        [0.8, enamel],
        [1, darken(enamel, 0.24)],
      ]),
    }),
    on(faces.front, [
      rect(0, 46, w, h - 46, 0, {
        fill: slant([
          [0, '#FFFFFF', 0.16],
          [0.5, '#FFFFFF', 0],
          [1, '#1B120B', 0.16],
        ]),
      }),
      rect(0, h - 26, w, 26, 0, { fill: across(roundStops(STEEL, 'metal')) }),
    ]),
    ...slots(view, withToast),
    on(end, endPanel(enamel, profile)),
  ];
}

function slots(view: Camera, withToast: boolean): Shape[] {
  const { w, h, d, y } = SIZE;
  const top = view.sheet([-w / 2, y + h, -d / 2], [1, 0, 0], [0, 0, 1]);
  const slot = (z: number): Shape[] => [
    rect(46, z - 17, w - 110, 34, 9, {
      fill: slant([
        [0, lighten(STEEL, 0.5)],
        [1, darken(STEEL, 0.2)],
      ]),
    }),
    rect(51, z - 12, w - 120, 25, 6, {
      fill: down([
        [0, '#0F0D0C'],
        [0.7, '#2A2624'],
        [1, '#5A4A40'],
      ]),
    }),
  ];
  const plate = on(top, [rect(28, 34, w - 74, d - 68, 20, { fill: slant(roundStops(STEEL, 'satin')) })]);
  if (!withToast) return [plate, on(top, [...slot(68), ...slot(132)])];
  return [plate, on(top, slot(68)), slice(view, 68), on(top, slot(132)), slice(view, 132)];
}

/** A slice of bread standing half out of its slot at depth `z`. */
function slice(view: Camera, z: number): Shape {
  const { w, h, d, y } = SIZE;
  const sheet = view.sheet([-w / 2 + 78, y + h + 92, z - d / 2 + 8], [1, 0, 0], [0, -1, 0]);
  const crumb = 'M14 92V46C-14 30 -2 0 40 2H186C228 0 240 30 212 46V92Z';
  return on(sheet, [
    path(crumb, { fill: '#8A5A30', transform: 'translate(5 -5)' }),
    path(crumb, { fill: '#A8703C' }),
    path('M24 92V44C0 32 8 11 42 12H184C218 11 226 32 202 44V92Z', {
      fill: slant([
        [0, '#E9C48C'],
        [0.5, '#D8A765'],
        [1, '#B9803F'],
      ]),
    }),
    rect(20, 78, 190, 14, 0, {
      fill: down([
        [0, '#3A2010', 0],
        [1, '#3A2010', 0.5],
      ]),
    }),
  ]);
}

function endPanel(enamel: Hex, profile: readonly Point[]): Shape[] {
  const { d, h } = SIZE;
  const arch = profile.filter(([, y]) => y < h).toSorted(([a], [b]) => a - b);
  const closed = polygon([[0, h], ...arch, [d, h]]);
  return [
    path(closed, { fill: face(enamel, 'right', 'satin') }),
    rect(0, h - 26, d, 26, 0, { fill: darken(STEEL, 0.34) }),
    rect(d / 2 - 7, 44, 14, 112, 7, { fill: '#1B1918' }),
    group([
      rect(d / 2 - 34, 58, 68, 26, 10, { fill: darken(STEEL, 0.45) }),
      rect(d / 2 - 34, 55, 68, 24, 10, { fill: down(roundStops(STEEL, 'metal')) }),
    ]),
    circle(d / 2, 174, 21, { fill: darken(enamel, 0.6) }),
    circle(d / 2 - 1, 172, 19, { fill: ball(STEEL, 'metal') }),
    rect(d / 2 - 2.5, 155, 3.5, 13, 1.5, { fill: '#2A2826' }),
  ];
}
