import {
  ball,
  bandPath,
  circle,
  contactShadow,
  darken,
  disc,
  type Hex,
  lathe,
  lighten,
  moved,
  type Picture,
  path,
  picture,
  ribs,
  rim,
  roundSide,
  type Shape,
  scaled,
  slant,
  tube,
} from '../kit/index.ts';
import { mugShapes } from './mug.ts';

type Tones = { body: Hex; finish: 'matte' | 'metal'; grip: Hex };

const BLACK: Tones = { body: '#2B2A29', finish: 'matte', grip: '#6F4A32' };
const COLORS: ReadonlyArray<readonly [slug: string, tones: Tones]> = [
  ['matte-black', BLACK],
  ['chalk', { body: '#E4DCCF', finish: 'matte', grip: '#B98A5C' }],
  ['brushed-steel', { body: '#B9BCC0', finish: 'metal', grip: '#33302D' }],
];

export const kettle: readonly Picture[] = [
  ...COLORS.map(([slug, tones]) =>
    picture(`home/heron-pour-over-kettle-${slug}`, [
      moved(-10, -70, [contactShadow(400, 644, 160), ...base(400, 644, tones), ...pot(tones)]),
    ]),
  ),
  picture('home/heron-pour-over-kettle-base', [
    moved(-10, -60, [
      contactShadow(230, 604, 150),
      moved(-170, -40, [scaled(0.86, 400, 640, base(400, 644, BLACK))]),
      contactShadow(520, 650, 126),
      moved(120, 34, [scaled(0.86, 400, 640, pot(BLACK))]),
    ]),
  ]),
  picture('home/heron-pour-over-kettle-cup', [
    moved(0, -60, [
      contactShadow(290, 628, 150),
      moved(-110, -16, [scaled(0.88, 400, 640, [...base(400, 644, BLACK), ...pot(BLACK)])]),
      moved(216, 16, [scaled(0.5, 400, 640, mugShapes('#C9D3CC', '#EDE6D9', 0.3))]),
    ]),
  ]),
];

function base(x: number, y: number, { body, finish }: Tones): Shape[] {
  return [
    lathe(
      x,
      [
        [y - 24, 152],
        [y - 20, 160],
        [y - 6, 162],
        [y, 156],
        [y, 156],
      ],
      darken(body, 0.1),
      finish,
    ),
    disc(
      x,
      y - 24,
      152,
      slant([
        [0, lighten(body, 0.3)],
        [1, darken(body, 0.2)],
      ]),
    ),
    circle(x + 122, y + 12, 6, { fill: ball('#C9A35B', 'metal') }),
  ];
}

function pot({ body, finish, grip }: Tones): Shape[] {
  return [
    tube(
      'M520 560C610 556 590 452 622 372C636 336 656 318 690 326',
      22,
      body,
      finish === 'metal' ? 'metal' : 'satin',
    ),
    path('M676 320C686 318 694 320 702 328L690 336C684 332 680 330 672 330Z', { fill: darken(body, 0.5) }),
    path('M296 388C226 336 160 352 150 408', { stroke: darken(body, 0.5), width: 19 }),
    path('M295 386C226 334 160 350 150 404', { stroke: lighten(body, 0.14), width: 12 }),
    tube('M150 396C138 446 150 506 176 556', 34, grip, 'satin'),
    lathe(
      400,
      [
        [384, 104],
        [392, 108],
        [420, 112],
        [560, 138],
        [604, 142],
        [622, 134],
        [622, 134],
      ],
      body,
      finish,
    ),
    rim(400, 384, 104, 6, body, 'satin'),
    lathe(
      400,
      [
        [364, 84],
        [372, 96],
        [384, 99],
        [384, 99],
      ],
      body,
      finish,
    ),
    disc(
      400,
      364,
      84,
      slant([
        [0, lighten(body, 0.28)],
        [1, darken(body, 0.16)],
      ]),
    ),
    lathe(
      400,
      [
        [344, 10],
        [364, 12],
        [364, 12],
      ],
      '#B9BCC0',
      'metal',
    ),
    lathe(
      400,
      [
        [306, 25],
        [312, 29],
        [338, 27],
        [346, 20],
        [346, 20],
      ],
      grip,
      'satin',
    ),
    disc(
      400,
      306,
      25,
      slant([
        [0, lighten(grip, 0.34)],
        [1, darken(grip, 0.1)],
      ]),
    ),
    path(bandPath(400, [592, 142.5], [599, 142.5]), { fill: roundSide('#C9A35B', 'metal') }),
    path('M296 430C290 480 282 540 276 584', {
      stroke: lighten(body, 0.55),
      width: 5,
      opacity: finish === 'metal' ? 0.6 : 0.22,
    }),
    ...(finish === 'metal'
      ? [path('M292 410H508L540 590H262Z', { fill: ribs('#B9BCC0', 3, 90), opacity: 0.14 })]
      : []),
  ];
}
