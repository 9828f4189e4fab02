import {
  ball,
  contactShadow,
  darken,
  disc,
  down,
  ellipse,
  fade,
  glow,
  group,
  type Hex,
  lathe,
  lathePath,
  lighten,
  moved,
  type Picture,
  path,
  picture,
  rim,
  type Shape,
  scaled,
  tube,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, enamel: Hex]> = [
  ['deep-teal', '#2A5F66'],
  ['marigold', '#D08A2E'],
  ['cream', '#E6DBC6'],
];
const BRASS = '#C9A35B';

export const dutchOven: readonly Picture[] = [
  ...COLORS.map(([slug, enamel]) =>
    picture(`home/hearth-enamel-dutch-oven-${slug}`, [
      moved(0, -50, [...pot(enamel, 0.26), lid(enamel, 0.26)]),
    ]),
  ),
  picture('home/hearth-enamel-dutch-oven-open', [
    moved(-10, -70, [
      moved(-70, 8, [scaled(0.84, 400, 640, pot('#2A5F66', 0.42))]),
      contactShadow(616, 650, 140),
      moved(226, 238, [scaled(0.66, 400, 400, [lid('#2A5F66', 0.42)])]),
    ]),
  ]),
  picture('home/hearth-enamel-dutch-oven-knob', [
    scaled(1.7, 400, 260, [...pot('#2A5F66', 0.34), lid('#2A5F66', 0.34)]),
  ]),
];

function pot(enamel: Hex, tilt: number): Shape[] {
  const profile = [
    [396, 226],
    [402, 228],
    [570, 222],
    [612, 206],
    [636, 178],
    [640, 160],
    [640, 160],
  ] as const;
  const handle = (x: number, way: 1 | -1): Shape =>
    group([
      tube(`M${x} 430C${x + way * 62} 420 ${x + way * 64} 486 ${x - way * 2} 482`, 30, enamel, 'glaze'),
    ]);
  return [
    contactShadow(400, 636, 190),
    handle(176, -1),
    lathe(400, profile, enamel, 'glaze', tilt),
    path(lathePath(400, profile, tilt), {
      fill: down([
        [0, '#1B0E06', 0.28],
        [0.16, '#1B0E06', 0],
        [0.75, '#1B0E06', 0],
        [1, '#1B0E06', 0.34],
      ]),
    }),
    handle(624, 1),
    rim(400, 398, 226, 12, '#E9DFCC', 'glaze', tilt),
    ellipse(236, 520, 22, 70, { fill: glow(fade('#FFFFFF', 0.5)), transform: 'rotate(4 236 520)' }),
  ];
}

/** The lid as it lies on the pot, its knob in brass. */
function lid(enamel: Hex, tilt: number): Shape {
  const y = 388;
  const dome = `M170 ${y}C176 ${y - 46} 290 ${y - 84} 400 ${y - 84}C510 ${y - 84} 624 ${y - 46} 630 ${y}A230 ${230 * tilt} 0 0 1 170 ${y}Z`;
  return group([
    path(dome, { fill: darken(enamel, 0.35), transform: 'translate(0 7)' }),
    path(dome, {
      fill: glow(
        [
          [0, lighten(enamel, 0.5)],
          [0.2, lighten(enamel, 0.2)],
          [0.5, enamel],
          [0.86, darken(enamel, 0.36)],
          [1, darken(enamel, 0.22)],
        ],
        { cx: 0.3, cy: 0.16, r: 0.86 },
      ),
    }),
    ellipse(400, y - 6, 196, 196 * tilt, { stroke: darken(enamel, 0.3), width: 3, opacity: 0.4 }),
    disc(400, y - 78, 34, darken(enamel, 0.5)),
    lathe(
      400,
      [
        [y - 108, 20],
        [y - 80, 16],
        [y - 80, 16],
      ],
      BRASS,
      'metal',
    ),
    ellipse(400, y - 118, 46, 23, { fill: ball(BRASS, 'metal') }),
    ellipse(296, y - 46, 62, 13, {
      fill: glow(fade('#FFFFFF', 0.6)),
      transform: `rotate(-14 296 ${y - 46})`,
    }),
  ]);
}
