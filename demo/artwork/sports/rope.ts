import {
  darken,
  footprintShadow,
  group,
  type Hex,
  lighten,
  type Picture,
  type Point,
  path,
  pattern,
  picture,
  rect,
  type Shape,
  smooth,
} from '../kit/index.ts';

type Sheath = { main: Hex; tracer: Hex };
const MARIGOLD: Sheath = { main: '#D3842A', tracer: '#2B3A55' };
const colors: ReadonlyArray<readonly [slug: string, sheath: Sheath]> = [
  ['marigold', MARIGOLD],
  ['deep-teal', { main: '#33676D', tracer: '#E8DFD0' }],
];

export function ropePictures(): Picture[] {
  return [
    ...colors.map(([slug, sheath]) => picture(`sports/tarn-climbing-rope-${slug}`, coil(sheath))),
    picture('sports/tarn-climbing-rope-ring', ring(MARIGOLD)),
    picture('sports/tarn-climbing-rope-detail', [
      group(coil(MARIGOLD), { transform: 'translate(-420 -330) scale(2.1)' }),
    ]),
  ];
}

/** One length of rope: its round body, the braid and the tracer yarn spiralling along it. */
function rope(d: string, { main, tracer }: Sheath, width = 19): Shape {
  const braid = pattern(
    14,
    14,
    [
      rect(0, 0, 7, 4, 0, { fill: tracer, opacity: 0.85 }),
      rect(7, 7, 7, 4, 0, { fill: darken(main, 0.4), opacity: 0.6 }),
      rect(0, 10, 14, 1.6, 0, { fill: lighten(main, 0.5), opacity: 0.5 }),
    ],
    38,
  );
  return group([
    path(d, { stroke: '#1A0F08', width: width + 3, opacity: 0.35, transform: 'translate(3 4)' }),
    path(d, { stroke: darken(main, 0.45), width }),
    path(d, { stroke: main, width: width * 0.82, transform: 'translate(-1 -1)' }),
    path(d, { stroke: braid, width: width * 0.82, transform: 'translate(-1 -1)' }),
    path(d, {
      stroke: lighten(main, 0.7),
      width: width * 0.16,
      opacity: 0.6,
      transform: `translate(${-width * 0.22} ${-width * 0.24})`,
    }),
  ]);
}

/** A mountaineer's coil laid flat: long loops gathered and wrapped near the top, a bight above. */
function coil(sheath: Sheath): Shape[] {
  const loops = Array.from({ length: 9 }, (_, i) => {
    const spread = -1 + (i * 2) / 8;
    const bottom = 690 - Math.abs(spread) * 34 - (i % 2) * 10;
    const points: Point[] = [
      [378 + spread * 18, 300],
      [336 + spread * 74, 440],
      [322 + spread * 104, 580],
      [388 + spread * 84, bottom],
      [462 + spread * 92, 580],
      [452 + spread * 66, 440],
      [418 + spread * 16, 300],
    ];
    return smooth(points);
  });
  const wraps = Array.from(
    { length: 7 },
    (_, i) => `M344 ${246 + i * 18}Q400 ${262 + i * 18} 456 ${242 + i * 18}`,
  );
  const bight: Point[] = [
    [384, 244],
    [356, 180],
    [364, 120],
    [400, 98],
    [438, 120],
    [444, 180],
    [416, 244],
  ];
  return [
    footprintShadow(
      smooth(
        [
          [360, 240],
          [240, 440],
          [212, 600],
          [300, 680],
          [400, 700],
          [510, 680],
          [592, 590],
          [556, 440],
          [440, 240],
        ],
        true,
      ),
    ),
    ...[0, 8, 1, 7, 2, 6, 3, 5, 4].map((i) => rope(loops[i] ?? '', sheath)),
    rope(
      smooth([
        [444, 290],
        [500, 330],
        [560, 330],
        [600, 390],
        [640, 420],
      ]),
      sheath,
    ),
    rope(smooth(bight), sheath),
    ...wraps.map((d) => rope(d, sheath)),
    end(640, 420, 28),
  ];
}

function end(x: number, y: number, turn: number): Shape {
  return group(
    [
      rect(x - 8, y - 9, 26, 19, 6, { fill: '#2B2B2E' }),
      rect(x - 8, y - 8, 26, 5, 3, { fill: '#6B6B70', opacity: 0.8 }),
    ],
    { transform: `rotate(${turn} ${x} ${y})` },
  );
}

/** Flaked into a round pile with both ends out. */
function ring(sheath: Sheath): Shape[] {
  const turn = (r: number, shift: number) => {
    const points = Array.from({ length: 14 }, (_, i): Point => {
      const angle = (i / 14) * 2 * Math.PI + shift;
      const wave = 1 + 0.05 * Math.sin(angle * 3 + shift * 5);
      return [400 + r * wave * Math.cos(angle), 410 + r * wave * 0.94 * Math.sin(angle)];
    });
    return smooth(points, true);
  };
  return [
    path(turn(178, 0), {
      stroke: '#3A2414',
      width: 140,
      soft: 12,
      opacity: 0.45,
      transform: 'translate(14 16)',
    }),
    rope(
      smooth([
        [560, 560],
        [640, 600],
        [690, 660],
        [730, 670],
      ]),
      sheath,
    ),
    ...[236, 120, 214, 142, 190, 166, 226, 132, 202, 154, 178].map((r, i) => rope(turn(r, i * 0.7), sheath)),
    rope(
      smooth([
        [300, 250],
        [220, 190],
        [160, 200],
        [110, 160],
      ]),
      sheath,
    ),
    end(110, 160, 218),
    end(730, 670, 10),
  ];
}
