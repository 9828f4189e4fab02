import {
  ball,
  box,
  boxFaces,
  type Camera,
  camera,
  circle,
  darken,
  footprint,
  footprintShadow,
  glow,
  group,
  type Hex,
  lighten,
  on,
  type Picture,
  path,
  picture,
  polygon,
  roundStops,
  type Shape,
  scaled,
  slabPath,
  slant,
  tube,
  woodGrain,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, plinth: Hex]> = [
  ['walnut', '#7A5236'],
  ['chalk', '#DDD5C8'],
];
const SIZE = { w: 480, h: 52, d: 370, y: 16 };
const STEEL = '#C3C5C7';

export const turntable: readonly Picture[] = [
  ...COLORS.map(([slug, plinth]) =>
    picture(`electronics/rondel-turntable-${slug}`, [scaled(1.08, 400, 430, player(plinth, 36))]),
  ),
  picture('electronics/rondel-turntable-above', [scaled(1.12, 400, 420, player('#7A5236', 74))]),
  picture('electronics/rondel-turntable-tonearm', [scaled(2, 560, 330, player('#7A5236', 50))]),
];

function player(plinth: Hex, pitch: number): Shape[] {
  const view = camera({ yaw: -24, pitch, at: [395, 470] });
  const faces = boxFaces(view, SIZE);
  const isWood = plinth === '#7A5236';
  return [
    footprintShadow(footprint(view, SIZE)),
    ...[-190, 190].map((x) => box(view, { w: 54, h: 16, d: 54, x, z: 140 }, '#2A2826', 'matte')),
    box(view, SIZE, plinth, 'satin'),
    ...(isWood
      ? [
          on(faces.front, [woodGrain(480, 52, plinth, 5, 3)]),
          on(faces.right, [woodGrain(370, 52, darken(plinth, 0.3), 6, 3)]),
          on(faces.top, [woodGrain(480, 370, plinth, 9, 11)]),
        ]
      : []),
    on(faces.top, [circle(204, 193, 172, { fill: '#1B120B', opacity: 0.4 })]),
    ...platter(view),
    ...arm(view),
    on(faces.top, [
      circle(44, 334, 15, { fill: darken(plinth, 0.5) }),
      circle(43, 332, 13, { fill: ball(STEEL, 'metal') }),
    ]),
  ];
}

function platter(view: Camera): Shape[] {
  const level = (height: number) => view.sheet([-240, height, -185], [1, 0, 0], [0, 0, 1]);
  const rimPoints = Array.from({ length: 40 }, (_, i): [number, number] => {
    const angle = (i / 40) * 2 * Math.PI;
    return [198 + 168 * Math.cos(angle), 185 + 168 * Math.sin(angle)];
  });
  const grooves = [156, 149, 141, 133, 124, 116, 107, 98, 90, 82];
  return [
    path(slabPath(view, level(88), rimPoints, [0, -16, 0]), {
      fill: { kind: 'linear', space: 'box', x1: 0, y1: 0, x2: 1, y2: 0, stops: roundStops(STEEL, 'metal') },
    }),
    on(level(88), [
      circle(198, 185, 168, {
        fill: slant([
          [0, lighten(STEEL, 0.4)],
          [1, darken(STEEL, 0.2)],
        ]),
      }),
      circle(198, 185, 162, { fill: '#211F1E' }),
      circle(198, 185, 160, {
        fill: glow([
          [0, '#2A2826'],
          [0.6, '#1B1A19'],
          [1, '#2E2C2A'],
        ]),
      }),
      ...grooves.map((r, i) =>
        circle(198, 185, r, { stroke: i % 3 === 0 ? '#4A4744' : '#34312F', width: i % 3 === 0 ? 1.6 : 1 }),
      ),
      path('M198 185L92 64A160 160 0 0 1 150 32Z', {
        fill: slant([
          [0, '#FFFFFF', 0.3],
          [1, '#FFFFFF', 0],
        ]),
      }),
      path('M198 185L304 306A160 160 0 0 1 246 338Z', {
        fill: slant([
          [0, '#FFFFFF', 0],
          [1, '#FFFFFF', 0.22],
        ]),
      }),
      circle(198, 185, 56, {
        fill: slant([
          [0, '#D9985A'],
          [1, '#B4573D'],
        ]),
      }),
      circle(198, 185, 34, { stroke: '#F0D9B8', width: 2, opacity: 0.7 }),
      circle(198, 185, 6, { fill: ball(STEEL, 'metal') }),
    ]),
  ];
}

/** The tonearm, resting on the outer part of the record. */
function arm(view: Camera): Shape[] {
  const at = (x: number, y: number, z: number) => view.point([x - 240, y, z - 185]).join(' ');
  const base = view.sheet([-240, 84, -185], [1, 0, 0], [0, 0, 1]);
  const shadow = `M${at(420, 70, 84)}L${at(412, 70, 230)}L${at(318, 88, 262)}`;
  const head = polygon([
    view.point([64, 98, 66]),
    view.point([88, 98, 80]),
    view.point([70, 98, 112]),
    view.point([46, 98, 98]),
  ]);
  return [
    path(shadow, { stroke: '#120B06', width: 11, opacity: 0.35, transform: 'translate(8 8)' }),
    on(view.sheet([-240, 69, -185], [1, 0, 0], [0, 0, 1]), [
      circle(424, 80, 46, { fill: '#1B120B', opacity: 0.35 }),
    ]),
    on(base, [
      circle(420, 74, 42, {
        fill: slant([
          [0, '#55524E'],
          [1, '#1F1D1C'],
        ]),
      }),
      circle(420, 74, 30, { fill: slant(roundStops(STEEL, 'metal')) }),
    ]),
    tube(`M${at(420, 112, 84)}L${at(424, 112, 20)}`, 13, STEEL, 'metal'),
    tube(`M${at(423, 112, 34)}L${at(425, 112, 4)}`, 32, '#33312E', 'satin'),
    tube(
      `M${at(420, 112, 84)}C${at(416, 112, 170)} ${at(404, 110, 216)} ${at(316, 104, 256)}`,
      11,
      STEEL,
      'metal',
    ),
    on(view.sheet([-240, 118, -185], [1, 0, 0], [0, 0, 1]), [
      circle(420, 80, 17, { fill: ball('#4A4744', 'satin') }),
    ]),
    group([
      path(head, {
        fill: slant([
          [0, '#5A5652'],
          [1, '#1F1D1C'],
        ]),
      }),
    ]),
  ];
}
