import {
  across,
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
  lighten,
  moved,
  type Picture,
  path,
  picture,
  roundStops,
  type Shape,
  scaled,
} from '../kit/index.ts';

type Tones = { lit: readonly [Hex, Hex, Hex]; unlit: Hex; glow: Hex };

const OPAL: Tones = { lit: ['#FFFDF3', '#FFEFCB', '#E9BE7E'], unlit: '#EFE9DD', glow: '#FFE2A8' };
const COLORS: ReadonlyArray<readonly [slug: string, tones: Tones]> = [
  ['opal', OPAL],
  ['amber', { lit: ['#FFE9B0', '#F2AE52', '#A85A22'], unlit: '#C98A4A', glow: '#FFC879' }],
];
const BRASS = '#C9A35B';

export const mushroomLamp: readonly Picture[] = [
  ...COLORS.map(([slug, tones]) => picture(`home/dusk-mushroom-lamp-${slug}`, lamp(tones, true))),
  picture('home/dusk-mushroom-lamp-off', lamp(OPAL, false)),
  picture('home/dusk-mushroom-lamp-pair', [
    moved(-150, -40, [scaled(0.78, 400, 640, lamp(OPAL, true))]),
    moved(150, 16, [scaled(0.6, 400, 640, lamp(OPAL, true))]),
  ]),
];

function lamp(tones: Tones, isLit: boolean): Shape[] {
  const dome =
    'M176 356C176 224 276 150 400 150C524 150 624 224 624 356C624 382 592 392 560 394A230 44 0 0 1 240 394C208 392 176 382 176 356Z';
  const [core, middle, edge] = tones.lit;
  const shade = isLit
    ? glow(
        [
          [0, core],
          [0.35, middle],
          [0.8, edge],
          [1, darken(edge, 0.12)],
        ],
        { cx: 0.46, cy: 0.72, r: 0.78 },
      )
    : glow(
        [
          [0, lighten(tones.unlit, 0.7)],
          [0.4, tones.unlit],
          [0.85, darken(tones.unlit, 0.2)],
          [1, darken(tones.unlit, 0.12)],
        ],
        { cx: 0.32, cy: 0.26, r: 0.84 },
      );
  return [
    ...(isLit
      ? [
          ellipse(400, 640, 330, 92, { fill: glow(fade(tones.glow, 0.8)) }),
          ellipse(400, 320, 390, 330, { fill: glow(fade(tones.glow, 0.42)) }),
        ]
      : []),
    contactShadow(400, 650, 116, isLit ? 0.8 : 1),
    lathe(
      400,
      [
        [622, 112],
        [628, 120],
        [644, 120],
        [650, 114],
        [650, 114],
      ],
      BRASS,
      'metal',
    ),
    disc(400, 622, 112, across(roundStops(BRASS, 'metal'))),
    lathe(
      400,
      [
        [390, 30],
        [430, 27],
        [560, 30],
        [606, 46],
        [622, 70],
        [622, 70],
      ],
      isLit ? lighten(tones.unlit, 0.2) : tones.unlit,
      'glaze',
    ),
    ...(isLit
      ? [path('M366 392H434L432 520H368Z', { fill: down(fade(tones.glow, 0.9)) })]
      : [path('M366 392H434L432 440H368Z', { fill: down(fade('#2A170A', 0.35)) })]),
    path(dome, { fill: shade }),
    group([
      path(
        'M182 372C220 420 580 420 618 372C620 386 592 392 560 394A230 44 0 0 1 240 394C208 392 184 388 182 372Z',
        { fill: isLit ? lighten(core, 0.3) : darken(tones.unlit, 0.22), opacity: isLit ? 0.55 : 0.6 },
      ),
      ellipse(296, 234, 66, 34, {
        fill: glow(fade('#FFFFFF', isLit ? 0.65 : 0.85)),
        transform: 'rotate(-34 296 234)',
      }),
    ]),
    path('M530 640C600 652 650 664 700 668', { stroke: '#8A7A62', width: 5 }),
  ];
}
