import {
  type BoxSize,
  ball,
  box,
  boxFaces,
  type Camera,
  camera,
  circle,
  darken,
  face,
  footprint,
  footprintShadow,
  glow,
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
  weave,
  woodGrain,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, color: Hex]> = [
  ['walnut', '#7A5236'],
  ['black-ash', '#34312E'],
];
const SIZE = { w: 190, h: 316, d: 200 };

export const bookshelfSpeakers: readonly Picture[] = [
  ...COLORS.map(([slug, color]) =>
    picture(`electronics/longhall-bookshelf-speakers-${slug}`, pair(color, drivers)),
  ),
  picture('electronics/longhall-bookshelf-speakers-grilles', pair('#7A5236', grille)),
  picture('electronics/longhall-bookshelf-speakers-back', [scaled(1.5, 400, 520, one('#7A5236', terminals))]),
];

function pair(color: Hex, front: () => Shape[]): Shape[] {
  const view = camera({ yaw: -26, at: [395, 590] });
  const [behind, near] = [
    { ...SIZE, x: 172, z: -40 },
    { ...SIZE, x: -140, z: 60 },
  ];
  return [
    scaled(1.06, 400, 430, [...cabinet(view, behind, color, front), ...cabinet(view, near, color, front)]),
  ];
}

function one(color: Hex, front: () => Shape[]): Shape[] {
  return cabinet(camera({ yaw: -34, at: [390, 600] }), SIZE, color, front);
}

function cabinet(view: Camera, size: BoxSize, color: Hex, front: () => Shape[]): Shape[] {
  const { w, h, d } = size;
  const faces = boxFaces(view, size);
  return [
    footprintShadow(footprint(view, size)),
    box(view, size, color, 'satin'),
    on(faces.right, [woodGrain(d, h, darken(color, 0.3), 7, 9)]),
    on(faces.top, [woodGrain(w, d, color, 11, 5)]),
    on(faces.front, [
      rect(8, 8, w - 16, h - 16, 3, {
        fill: slant([
          [0, '#3A3835'],
          [1, '#211F1D'],
        ]),
      }),
      ...front(),
    ]),
  ];
}

function drivers(): Shape[] {
  return [
    circle(95, 82, 46, {
      fill: slant([
        [0, '#55524E'],
        [1, '#1A1917'],
      ]),
    }),
    circle(95, 82, 40, { fill: '#191816' }),
    circle(95, 82, 23, { fill: ball('#C9A35B', 'satin') }),
    circle(95, 212, 74, {
      fill: slant([
        [0, '#6A6661'],
        [1, '#1A1917'],
      ]),
    }),
    circle(95, 212, 68, { fill: '#171614' }),
    circle(95, 212, 62, {
      fill: glow(
        [
          [0, '#2B2A28'],
          [0.5, '#3A3835'],
          [0.86, '#191816'],
          [1, '#2E2C2A'],
        ],
        { cx: 0.46, cy: 0.44, r: 0.56 },
      ),
    }),
    circle(95, 212, 22, { fill: ball('#4A4743', 'satin') }),
    ...[45, 135, 225, 315].map((angle) => {
      const turn = (angle * Math.PI) / 180;
      return circle(95 + 71 * Math.cos(turn), 212 + 71 * Math.sin(turn), 3, { fill: '#8B8782' });
    }),
  ];
}

function grille(): Shape[] {
  const cloth = '#4A4540';
  return [
    rect(10, 10, 170, 296, 8, {
      fill: slant([
        [0, lighten(cloth, 0.14)],
        [1, darken(cloth, 0.2)],
      ]),
    }),
    rect(10, 10, 170, 296, 8, { fill: weave(cloth, 5) }),
    rect(82, 284, 26, 7, 2, { fill: '#C9A35B' }),
  ];
}

function terminals(): Shape[] {
  const post = (x: number, color: Hex): Shape =>
    group([
      circle(x, 246, 15, { fill: '#151412' }),
      circle(x - 1, 245, 12, { fill: ball('#C9A35B', 'metal') }),
      circle(x - 1, 245, 6, { fill: ball(color, 'satin') }),
    ]);
  return [
    circle(95, 92, 42, {
      fill: slant([
        [0, '#55524E'],
        [1, '#1A1917'],
      ]),
    }),
    circle(95, 92, 34, {
      fill: glow([
        [0, '#050505'],
        [0.7, '#0E0D0C'],
        [1, '#2A2826'],
      ]),
    }),
    rect(38, 198, 114, 82, 8, { fill: face('#2B2927', 'front', 'satin') }),
    post(70, '#B4573D'),
    post(120, '#26221F'),
  ];
}
