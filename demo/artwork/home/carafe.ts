import {
  contactShadow,
  disc,
  down,
  ellipse,
  fade,
  glass,
  glow,
  group,
  lathePath,
  moved,
  type Picture,
  path,
  picture,
  type Shape,
  scaled,
  TILT,
} from '../kit/index.ts';

const TINT = '#CFDCD8';
const WATER = '#BFD6D6';

export const carafe: readonly Picture[] = [
  picture('home/still-carafe-set-front', [
    moved(-110, -36, bottle()),
    moved(120, 0, tumbler(true)),
    moved(264, -28, tumbler(false)),
  ]),
  picture('home/still-carafe-set-carafe', [moved(0, -10, [scaled(1.1, 400, 640, bottle())])]),
  picture('home/still-carafe-set-tumblers', [
    moved(-140, -30, [scaled(1.5, 400, 640, tumbler(false))]),
    moved(130, 10, [scaled(1.5, 400, 640, tumbler(true))]),
  ]),
];

function bottle(): Shape[] {
  const outer = [
    [160, 52],
    [164, 50],
    [240, 46],
    [320, 66],
    [400, 108],
    [470, 124],
    [600, 122],
    [630, 112],
    [640, 96],
    [640, 96],
  ] as const;
  const water = [
    [420, 108],
    [470, 116],
    [598, 114],
    [622, 104],
    [628, 90],
    [628, 90],
  ] as const;
  return [
    contactShadow(400, 640, 108, 0.7),
    path(lathePath(400, water), {
      fill: down([
        [0, WATER, 0.45],
        [1, WATER, 0.75],
      ]),
    }),
    disc(
      400,
      420,
      108,
      down([
        [0, '#FFFFFF', 0.55],
        [1, WATER, 0.6],
      ]),
    ),
    ...glassBody(outer),
    ellipse(400, 628, 92, 92 * TILT, {
      fill: glow([
        [0, '#FFFFFF', 0.5],
        [0.8, '#FFFFFF', 0.08],
        [1, '#6F8A86', 0.4],
      ]),
    }),
    ...mouth(160, 52),
    path('M312 452C306 500 306 560 314 602', { stroke: '#FFFFFF', width: 11, opacity: 0.75 }),
    path('M362 196C360 250 350 296 334 340', { stroke: '#FFFFFF', width: 6, opacity: 0.7 }),
  ];
}

function tumbler(full: boolean): Shape[] {
  const outer = [
    [468, 76],
    [468, 76],
    [610, 66],
    [632, 60],
    [640, 52],
    [640, 52],
  ] as const;
  return [
    contactShadow(400, 640, 60, 0.7),
    ...(full
      ? [
          path(
            lathePath(400, [
              [530, 68],
              [530, 68],
              [606, 62],
              [622, 54],
              [622, 54],
            ]),
            {
              fill: down([
                [0, WATER, 0.45],
                [1, WATER, 0.8],
              ]),
            },
          ),
          disc(
            400,
            530,
            68,
            down([
              [0, '#FFFFFF', 0.6],
              [1, WATER, 0.6],
            ]),
          ),
        ]
      : []),
    ...glassBody(outer),
    ellipse(400, 628, 50, 50 * TILT, {
      fill: glow([
        [0, '#FFFFFF', 0.55],
        [0.8, '#FFFFFF', 0.1],
        [1, '#6F8A86', 0.45],
      ]),
    }),
    ...mouth(468, 76),
    path('M344 500C346 540 350 580 354 604', { stroke: '#FFFFFF', width: 7, opacity: 0.75 }),
  ];
}

function glassBody(profile: ReadonlyArray<readonly [number, number]>): Shape[] {
  const d = lathePath(400, profile);
  return [
    path(d, { fill: glass(TINT) }),
    path(d, { stroke: '#7F9893', width: 1.6, opacity: 0.55 }),
    path(d, {
      fill: down([
        [0, '#FFFFFF', 0.12],
        [0.7, '#FFFFFF', 0],
        [1, '#5F7B76', 0.24],
      ]),
    }),
  ];
}

function mouth(y: number, r: number): Shape[] {
  return [
    group([
      ellipse(400, y, r, r * TILT, {
        fill: down([
          [0, '#8FA8A3', 0.32],
          [1, '#FFFFFF', 0.3],
        ]),
      }),
      ellipse(400, y, r, r * TILT, { stroke: '#8CA49F', width: 3, opacity: 0.7 }),
      ellipse(400, y, r - 2, (r - 2) * TILT, { stroke: '#FFFFFF', width: 1.8, opacity: 0.9 }),
      ellipse(400 - r * 0.5, y + r * TILT * 0.6, r * 0.3, 4, { fill: glow(fade('#FFFFFF', 0.9)) }),
    ]),
  ];
}
