import {
  across,
  camera,
  darken,
  down,
  ellipse,
  fade,
  footprintShadow,
  glow,
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
  type Shape,
  scaled,
  slabPath,
  slant,
  tube,
  weave,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, linen: Hex]> = [
  ['chalk', '#E9E2D4'],
  ['clay-rose', '#C08E7C'],
  ['storm', '#7C8894'],
];

/** One folded piece of the stack: its size, how thick it is and how many folds its edge shows. */
type Piece = { w: number; d: number; thick: number; folds: number; linen: Hex; turn?: number };

const view = camera({ yaw: -30, pitch: 24, at: [395, 550] });

export const bedding: readonly Picture[] = [
  ...COLORS.map(([slug, linen]) =>
    picture(`home/washed-linen-bedding-set-${slug}`, [scaled(1.14, 395, 430, stack(setOf(linen)))]),
  ),
  picture('home/washed-linen-bedding-set-tied', [
    scaled(1.14, 395, 430, [...stack(setOf('#E9E2D4')), ...band(286)]),
  ]),
  picture(
    'home/washed-linen-bedding-set-colors',
    stack(
      COLORS.map(([, linen], i) => ({
        w: 430 - i * 14,
        d: 320 - i * 10,
        thick: 96,
        folds: 3,
        linen,
      })).reverse(),
    ),
  ),
];

/** Duvet cover, sheet and two pillowcases, the largest lowest. */
function setOf(linen: Hex): Piece[] {
  return [
    { w: 430, d: 320, thick: 118, folds: 4, linen },
    { w: 412, d: 306, thick: 84, folds: 3, linen: lighten(linen, 0.1) },
    { w: 330, d: 250, thick: 44, folds: 2, linen: darken(linen, 0.06) },
    { w: 322, d: 244, thick: 40, folds: 2, linen: lighten(linen, 0.14) },
  ];
}

function stack(pieces: readonly Piece[]): Shape[] {
  const [lowest] = pieces;
  if (lowest === undefined) return [];
  const floor = view.sheet([-lowest.w / 2, 0, -lowest.d / 2], [1, 0, 0], [0, 0, 1]);
  const outline = roundedRectPoints(lowest.w, lowest.d, 40, 4).map(([x, y]) => floor.point(x, y));
  let height = 0;
  return [
    footprintShadow(polygon(outline)),
    ...pieces.map((piece) => {
      height += piece.thick;
      return folded(piece, height);
    }),
  ];
}

/** A piece whose upper side is `top` above the floor, built fold by fold from below. */
function folded({ w, d, thick, folds, linen }: Piece, top: number): Shape {
  const each = thick / folds;
  const layers = Array.from({ length: folds }, (_, i): Shape => {
    const inset = (i * 7) % 11;
    const points = roundedRectPoints(w - inset, d - inset, 36, 3);
    const sheet = view.sheet(
      [-w / 2 + inset / 2, top - thick + each * (i + 1), -d / 2 + inset / 2],
      [1, 0, 0],
      [0, 0, 1],
    );
    const edge = softEdge(
      points.map(([x, y]) => sheet.point(x, y)),
      each,
      slabPath(view, sheet, points, [0, -each, 0]),
      linen,
    );
    if (i < folds - 1) return edge;
    return group([edge, on(sheet, upperSide(w - inset, d - inset, linen))]);
  });
  return group(layers);
}

/** The rolled edge of one fold: light on its upper half, dark where it meets the next. */
function softEdge(face: readonly Point[], each: number, d: string, linen: Hex): Shape {
  const front = face.filter((_, i) => i >= 3 && i <= 12);
  const line = (share: number) => `M${front.map(([x, y]) => `${x} ${y + each * share}`).join('L')}`;
  return group([
    path(d, {
      fill: across([
        [0, lighten(linen, 0.16)],
        [0.55, linen],
        [0.68, darken(linen, 0.16)],
        [1, darken(linen, 0.34)],
      ]),
    }),
    path(line(0.9), { stroke: darken(linen, 0.55), width: each * 0.16, opacity: 0.4 }),
    path(line(0.7), { stroke: darken(linen, 0.4), width: each * 0.3, opacity: 0.22 }),
    path(line(0.28), { stroke: lighten(linen, 0.5), width: each * 0.26, opacity: 0.4 }),
  ]);
}

function upperSide(w: number, d: number, linen: Hex): Shape[] {
  return [
    rect(0, 0, w, d, 36, {
      fill: slant([
        [0, lighten(linen, 0.42)],
        [0.6, lighten(linen, 0.12)],
        [1, darken(linen, 0.06)],
      ]),
    }),
    rect(0, 0, w, d, 36, { fill: weave(linen, 5), opacity: 0.55 }),
    path(`M${w * 0.12} ${d * 0.3}C${w * 0.3} ${d * 0.22} ${w * 0.4} ${d * 0.42} ${w * 0.58} ${d * 0.32}`, {
      stroke: darken(linen, 0.3),
      width: 4,
      opacity: 0.22,
    }),
    path(`M${w * 0.4} ${d * 0.74}C${w * 0.56} ${d * 0.66} ${w * 0.7} ${d * 0.84} ${w * 0.88} ${d * 0.72}`, {
      stroke: darken(linen, 0.3),
      width: 4,
      opacity: 0.2,
    }),
  ];
}

/** A cotton band over the top and down the front, tied in a bow at height `top`. */
function band(top: number): Shape[] {
  const cotton: Hex = '#A98C66';
  const strip = (points: ReadonlyArray<readonly [number, number, number]>) =>
    polygon(points.map((place) => view.point(place)));
  const over = strip([
    [-24, top, -122],
    [24, top, -122],
    [24, top, 122],
    [-24, top, 122],
  ]);
  const front = strip([
    [-24, top, 122],
    [24, top, 122],
    [24, 202, 124],
    [24, 202, 153],
    [24, 118, 155],
    [24, 118, 160],
    [24, 6, 160],
    [-24, 6, 160],
    [-24, 118, 160],
    [-24, 118, 155],
    [-24, 202, 153],
    [-24, 202, 124],
  ]);
  const [x, y] = view.point([0, top + 6, 40]);
  return [
    path(front, {
      fill: down([
        [0, lighten(cotton, 0.1)],
        [0.4, cotton],
        [1, darken(cotton, 0.3)],
      ]),
    }),
    path(front, { fill: weave(cotton, 4) }),
    path(over, {
      fill: slant([
        [0, lighten(cotton, 0.36)],
        [1, lighten(cotton, 0.08)],
      ]),
    }),
    path(over, { fill: weave(cotton, 4) }),
    ellipse(x + 8, y + 12, 80, 20, { fill: glow(fade('#2A170A', 0.4)) }),
    tube(
      `M${x} ${y}C${x - 60} ${y - 40} ${x - 100} ${y - 12} ${x - 76} ${y + 10}C${x - 52} ${y + 24} ${x - 20} ${y + 12} ${x} ${y}`,
      12,
      cotton,
      'matte',
    ),
    tube(
      `M${x} ${y}C${x + 60} ${y - 36} ${x + 100} ${y - 2} ${x + 76} ${y + 18}C${x + 52} ${y + 30} ${x + 20} ${y + 12} ${x} ${y}`,
      12,
      cotton,
      'matte',
    ),
    tube(`M${x} ${y}C${x - 14} ${y + 20} ${x - 30} ${y + 30} ${x - 46} ${y + 40}`, 11, cotton, 'matte'),
    tube(`M${x} ${y}C${x + 14} ${y + 22} ${x + 28} ${y + 34} ${x + 40} ${y + 48}`, 11, cotton, 'matte'),
    ellipse(x, y, 15, 12, {
      fill: glow([
        [0, lighten(cotton, 0.3)],
        [1, darken(cotton, 0.3)],
      ]),
    }),
  ];
}
