import { seam } from '../fashion/line-work.ts';
import { longShadow } from '../fashion/long-shadow.ts';
import { molded } from '../fashion/molded.ts';
import {
  darken,
  type Hex,
  type Picture,
  type Point,
  path,
  picture,
  type Shape,
  slant,
  smooth,
} from '../kit/index.ts';
import { straps, vent } from './helmet-parts.ts';
import { helmetFront, helmetTop } from './helmet-views.ts';

const CHALK = '#EDE5D8';
const colors: ReadonlyArray<readonly [slug: string, shell: Hex]> = [
  ['chalk', CHALK],
  ['marigold', '#D58B2E'],
  ['deep-teal', '#2B565C'],
];

export function helmetPictures(): Picture[] {
  return [
    ...colors.map(([slug, shell]) => picture(`sports/aerlo-cycling-helmet-${slug}`, side(shell))),
    picture('sports/aerlo-cycling-helmet-front', helmetFront(CHALK)),
    picture('sports/aerlo-cycling-helmet-top', helmetTop(CHALK)),
  ];
}

/** From the left of the rider: the nose at the left, the dial and tail at the right, the straps below. */
function side(shell: Hex): Shape[] {
  const foam: Hex = '#2C2C30';
  const body = smooth(
    [
      [116, 476],
      [128, 400],
      [176, 318],
      [262, 252],
      [370, 222],
      [480, 226],
      [580, 262],
      [650, 330],
      [690, 410],
      [696, 452],
      [696, 452],
      [640, 448],
      [600, 470],
      [540, 500],
      [470, 512],
      [380, 504],
      [300, 500],
      [220, 506],
      [150, 500],
    ],
    true,
  );
  const vents = [
    [
      [176, 402],
      [220, 346],
      [300, 300],
      [322, 302],
      [280, 344],
      [220, 396],
    ],
    [
      [348, 286],
      [430, 270],
      [480, 276],
      [470, 292],
      [410, 300],
      [352, 308],
    ],
    [
      [520, 288],
      [580, 312],
      [626, 360],
      [612, 366],
      [560, 340],
      [516, 312],
    ],
    [
      [250, 420],
      [320, 372],
      [400, 352],
      [410, 366],
      [350, 400],
      [280, 438],
    ],
    [
      [446, 350],
      [520, 358],
      [590, 396],
      [584, 412],
      [520, 394],
      [448, 376],
    ],
    [
      [330, 448],
      [420, 420],
      [500, 424],
      [500, 442],
      [430, 450],
      [350, 468],
    ],
  ] as const satisfies readonly (readonly Point[])[];
  return [
    longShadow(400, 592, 220, 34),
    path('M388 620L300 656H250', {
      stroke: '#3A2414',
      width: 16,
      soft: 5,
      opacity: 0.4,
      transform: 'translate(5 7)',
    }),
    path('M150 500Q400 540 640 450Q640 520 560 566Q400 620 240 590Q160 560 150 500Z', {
      fill: slant([
        [0, '#1C1B1D'],
        [1, '#38373B'],
      ]),
    }),
    straps(),
    molded(
      smooth(
        [
          [140, 486],
          [220, 496],
          [380, 494],
          [470, 504],
          [560, 482],
          [640, 440],
          [692, 440],
          [660, 500],
          [560, 540],
          [440, 556],
          [300, 548],
          [180, 530],
        ],
        true,
      ),
      foam,
      { depth: 26 },
    ),
    molded(body, shell, { depth: 96, soft: true, strength: 0.85 }, [
      path('M120 470Q300 440 470 470Q600 470 700 400V560H120Z', { fill: darken(shell, 0.24), opacity: 0.5 }),
    ]),
    ...vents.flatMap((points) => vent(points, shell)),
    path('M196 332Q300 244 440 238', { stroke: '#FFFFFF', width: 9, opacity: 0.4 }),
    seam('M130 462Q300 436 470 462Q600 462 694 420', shell, 2.4),
    molded('M640 470Q690 460 700 486Q704 520 672 532Q644 530 636 504Z', '#232326', { depth: 18 }),
    path('M660 486v34M670 484v38M680 484v34', { stroke: '#5C5D62', width: 3 }),
  ];
}
