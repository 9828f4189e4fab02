import { seam } from '../fashion/line-work.ts';
import { longShadow } from '../fashion/long-shadow.ts';
import { molded } from '../fashion/molded.ts';
import { laces } from '../fashion/shoe-parts.ts';
import {
  circle,
  darken,
  group,
  type Hex,
  lighten,
  mesh,
  type Picture,
  type Point,
  path,
  picture,
  type Shape,
  slant,
  smooth,
} from '../kit/index.ts';

type Shoe = { knit: Hex; film: Hex; foam: Hex };
const TEAL: Shoe = { knit: '#2F5D62', film: '#1F3B40', foam: '#E9DFCC' };
const colors: ReadonlyArray<readonly [slug: string, shoe: Shoe]> = [
  ['deep-teal', TEAL],
  ['clay', { knit: '#B8664A', film: '#6E3828', foam: '#EADFCB' }],
  ['slate', { knit: '#5C636B', film: '#30343A', foam: '#D98A2B' }],
];

export function trailShoesPictures(): Picture[] {
  return [
    ...colors.map(([slug, kind]) =>
      picture(`sports/kestrel-trail-shoes-${slug}`, [longShadow(400, 606, 270, 26), ...shoe(kind)]),
    ),
    picture('sports/kestrel-trail-shoes-pair', [
      group([longShadow(400, 606, 270, 26), ...shoe(TEAL)], { transform: 'translate(176 -14) scale(0.82)' }),
      group([longShadow(400, 606, 270, 26), ...shoe(TEAL)], { transform: 'translate(-22 136) scale(0.86)' }),
    ]),
    picture('sports/kestrel-trail-shoes-sole', [group([outsole(TEAL)], { transform: 'rotate(78 400 400)' })]),
  ];
}

const UPPER: Point[] = [
  [142, 530],
  [132, 470],
  [126, 410],
  [112, 352],
  [118, 322],
  [146, 320],
  [176, 342],
  [216, 356],
  [262, 346],
  [300, 316],
  [320, 304],
  [320, 304],
  [344, 322],
  [400, 372],
  [470, 416],
  [560, 432],
  [634, 452],
  [676, 490],
  [684, 530],
  [684, 530],
  [400, 548],
  [142, 530],
];

/** From the outer side, the toe to the right: knit, welded overlays, a rocker of foam, deep lugs. */
function shoe({ knit, film, foam }: Shoe): Shape[] {
  const upper = smooth(UPPER, true);
  const rubber: Hex = '#26272B';
  return [
    path(
      smooth(
        [
          [306, 320],
          [316, 290],
          [344, 276],
          [380, 290],
          [420, 334],
          [444, 392],
          [400, 392],
          [340, 342],
        ],
        true,
      ),
      {
        fill: slant([
          [0, lighten(film, 0.24)],
          [1, darken(film, 0.3)],
        ]),
      },
    ),
    path(
      smooth(
        [
          [116, 332],
          [140, 324],
          [216, 362],
          [300, 322],
          [320, 308],
          [300, 350],
          [216, 384],
          [140, 360],
        ],
        true,
      ),
      { fill: darken(film, 0.6) },
    ),
    molded(upper, knit, { depth: 76, soft: true, strength: 0.8 }, [
      path(upper, { fill: mesh(knit, 8, 2) }),
      path('M100 330L180 340Q196 420 250 470L300 540H110Z', { fill: film, opacity: 0.92 }),
      path('M590 400Q560 470 470 512L460 560H720V400Z', { fill: film, opacity: 0.95 }),
      path('M330 352L292 470L236 545H296L346 474L366 384ZM352 470L296 545H500L470 500L420 520Z', {
        fill: film,
        opacity: 0.85,
      }),
    ]),
    path('M184 344Q198 420 250 468', { stroke: lighten(film, 0.5), width: 2, opacity: 0.5 }),
    path('M586 432Q552 476 470 512', { stroke: lighten(film, 0.5), width: 2, opacity: 0.5 }),
    path('M604 440Q654 456 672 500', { stroke: '#FFFFFF', width: 5, opacity: 0.2 }),
    path('M112 344C92 336 88 306 104 300Q112 300 118 322', { stroke: foam, width: 9 }),
    ...EYELETS.map(([x, y]) => circle(x, y, 4.4, { fill: '#1C1917' })),
    laces(
      EYELETS,
      EYELETS.map(([x, y], i): Point => [x + 40 - i * 2, y - 27 + i * 2]),
      foam,
      8,
    ),
    path(
      'M340 308C310 278 312 246 342 250C362 254 358 290 346 304C370 272 404 272 404 290C402 306 372 312 350 312',
      { stroke: darken(foam, 0.2), width: 7 },
    ),
    path(
      'M340 308C310 278 312 246 342 250C362 254 358 290 346 304C370 272 404 272 404 290C402 306 372 312 350 312',
      { stroke: foam, width: 4.4 },
    ),
    lugs(rubber),
    molded(
      'M122 520Q112 500 134 504Q260 548 400 540Q560 532 670 502Q702 496 706 522Q700 560 640 574Q520 588 400 588Q240 588 152 578Q124 566 122 520Z',
      foam,
      { depth: 34, strength: 0.85 },
    ),
    path('M140 540Q280 566 440 558Q600 548 692 520', { stroke: darken(foam, 0.3), width: 3, opacity: 0.6 }),
    path('M142 543Q280 569 440 561Q600 551 692 523', { stroke: lighten(foam, 0.6), width: 2, opacity: 0.7 }),
    molded(
      'M136 568Q400 600 640 570Q700 556 710 516Q722 524 716 548Q704 580 640 590Q400 612 160 594Q140 588 136 568Z',
      rubber,
      { depth: 12 },
    ),
    seam('M150 330Q210 366 300 326', film, 2),
  ];
}

const EYELETS: readonly Point[] = [
  [346, 338],
  [370, 360],
  [396, 382],
  [424, 402],
  [456, 418],
];

function lugs(rubber: Hex): Shape {
  const teeth = Array.from({ length: 15 }, (_, i) => {
    const x = 160 + i * 35;
    const y = 588 - Math.max(0, i - 11) ** 2 * 2.2 - Math.max(0, 2 - i) * 3;
    return `M${x} ${y}h26l-4 22h-16Z`;
  }).join('');
  return group([
    path(teeth, { fill: rubber }),
    path(teeth, { fill: lighten(rubber, 0.4), opacity: 0.35, transform: 'translate(-3 -2)' }),
  ]);
}

/** The outsole from below, heel at the left: chevron lugs and a rock plate window. */
function outsole({ foam, film }: Shoe): Shape {
  const d = smooth(
    [
      [400, 96],
      [452, 114],
      [486, 180],
      [492, 280],
      [470, 380],
      [456, 460],
      [470, 560],
      [462, 650],
      [430, 696],
      [388, 700],
      [352, 680],
      [334, 610],
      [340, 500],
      [332, 400],
      [306, 290],
      [310, 190],
      [346, 116],
    ],
    true,
  );
  const rubber: Hex = '#2A2B30';
  const rows = Array.from({ length: 17 }, (_, i) => {
    const y = 130 + i * 33;
    if (y > 400 && y < 500) return '';
    return [0, 1, 2]
      .map((k) => {
        const x = 330 + k * 48 + (y > 480 ? 10 : 0);
        return `M${x} ${y + 14}l20 -16l20 16v12l-20 -15l-20 15Z`;
      })
      .join('');
  }).join('');
  return group([
    path(d, { fill: '#3A2414', soft: 14, opacity: 0.45, transform: 'translate(14 -12)' }),
    path(d, { fill: darken(foam, 0.2), transform: 'translate(8 -7)' }),
    molded(d, rubber, { depth: 40 }, [
      path(
        smooth(
          [
            [404, 404],
            [440, 420],
            [436, 470],
            [404, 492],
            [372, 470],
            [368, 420],
          ],
          true,
        ),
        { fill: film },
      ),
      path(rows, { fill: '#0F0F12', opacity: 0.7, transform: 'translate(4 -4)' }),
      path(rows, {
        fill: slant([
          [0, '#5B5D64'],
          [1, '#3A3B41'],
        ]),
      }),
    ]),
  ]);
}
