import {
  across,
  type Camera,
  camera,
  darken,
  face,
  footprintShadow,
  group,
  type Hex,
  lighten,
  mix,
  moved,
  on,
  type Picture,
  path,
  picture,
  polygon,
  randomFrom,
  rect,
  roundedRectPoints,
  type Shape,
  scaled,
  slabPath,
  turned,
} from '../kit/index.ts';
import { knife } from './chefs-knife.ts';

const WALNUT: Hex = '#74492F';
const MAPLE: Hex = '#C99B68';
const SIZE = { w: 470, h: 330, thick: 44, r: 22 };

export const cuttingBoard: readonly Picture[] = [
  picture('home/checker-cutting-board-front', [
    scaled(1.22, 400, 430, lyingBoard(camera({ yaw: -30, pitch: 42, at: [400, 460] }))),
  ]),
  picture('home/checker-cutting-board-knife', [
    scaled(1.26, 400, 430, lyingBoard(camera({ yaw: -16, pitch: 66, at: [400, 430] }))),
    moved(-10, 20, [turned(-24, 400, 400, [scaled(0.72, 400, 400, knife())])]),
  ]),
  picture('home/checker-cutting-board-grain', [
    scaled(2.1, 470, 520, lyingBoard(camera({ yaw: -30, pitch: 42, at: [400, 460] }))),
  ]),
];

function lyingBoard(view: Camera): Shape[] {
  const { w, h, thick, r } = SIZE;
  const top = view.sheet([-w / 2, thick, -h / 2], [1, 0, 0], [0, 0, 1]);
  const floor = view.sheet([-w / 2, 0, -h / 2], [1, 0, 0], [0, 0, 1]);
  const points = roundedRectPoints(w, h, r);
  return [
    footprintShadow(polygon(points.map(([x, y]) => floor.point(x, y)))),
    path(slabPath(view, top, points, [0, -thick, 0]), {
      fill: across([
        [0, lighten(WALNUT, 0.1)],
        [0.6, WALNUT],
        [0.7, darken(WALNUT, 0.3)],
        [1, darken(WALNUT, 0.45)],
      ]),
    }),
    on(view.sheet([-w / 2 + r, thick, h / 2], [1, 0, 0], [0, -1, 0]), edgeBlocks()),
    on(top, [
      rect(0, 0, w, h, r, { fill: lighten(WALNUT, 0.25) }),
      group(blocks(), { clip: rect(2, 2, w - 3, h - 3, r - 1, { fill: '#000' }) }),
      rect(22, 22, w - 44, h - 44, 14, { stroke: darken(WALNUT, 0.5), width: 9, opacity: 0.75 }),
      rect(24, 25, w - 46, h - 46, 14, { stroke: lighten(MAPLE, 0.5), width: 2, opacity: 0.5 }),
      rect(0, 0, w, h, r, { fill: face('#FFF4E2', 'top'), opacity: 0.06 }),
    ]),
  ];
}

/** End grain: square blocks of walnut and maple in a few tones each, with their growth rings. */
function blocks(): Shape[] {
  const random = randomFrom(31);
  const side = 47;
  const tones = [
    WALNUT,
    darken(WALNUT, 0.1),
    lighten(WALNUT, 0.1),
    MAPLE,
    darken(MAPLE, 0.1),
    mix(MAPLE, WALNUT, 0.16),
  ];
  const squares = tones.map(() => '');
  let rings = '';
  for (let i = 0; i < 70; i += 1) {
    const [column, row] = [i % 10, Math.floor(i / 10)];
    const tone = ((column + row) % 2) * 3 + Math.floor(random() * 3);
    const [x, y] = [column * side, row * side];
    const ring = 16 + Math.round(random() * 16);
    squares[tone] += `M${x} ${y}h48v48h-48z`;
    rings += `M${x} ${y + ring}A${ring} ${ring} 0 0 0 ${x + ring} ${y}`;
  }
  return [
    ...tones.map((fill, i) => path(squares[i] ?? '', { fill })),
    path(rings, { stroke: darken(WALNUT, 0.3), width: 1.5, opacity: 0.3 }),
  ];
}

function edgeBlocks(): Shape[] {
  const side = (SIZE.w - 2 * SIZE.r) / 10;
  return Array.from({ length: 5 }, (_, i) =>
    rect(side * (2 * i + 1), 1, side, SIZE.thick - 2, 0, { fill: darken(MAPLE, 0.2), opacity: 0.85 }),
  );
}
