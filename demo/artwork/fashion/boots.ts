import {
  darken,
  group,
  type Hex,
  lighten,
  type Picture,
  type Point,
  path,
  picture,
  ribs,
  type Shape,
  slant,
  smooth,
} from '../kit/index.ts';
import { sampled, seam, stitches } from './line-work.ts';
import { longShadow } from './long-shadow.ts';
import { molded } from './molded.ts';

const CHESTNUT = '#7A4324';
const colors: ReadonlyArray<readonly [slug: string, leather: Hex]> = [
  ['chestnut', CHESTNUT],
  ['black', '#2A292B'],
];

export function bootsPictures(): Picture[] {
  return [
    ...colors.map(([slug, leather]) => picture(`fashion/dunmore-chelsea-boots-${slug}`, boot(leather))),
    picture('fashion/dunmore-chelsea-boots-pair', [
      group(boot(CHESTNUT), { transform: 'translate(196 -18) scale(0.8)' }),
      group(boot(CHESTNUT), { transform: 'translate(-34 106) scale(0.84)' }),
    ]),
    picture('fashion/dunmore-chelsea-boots-detail', [
      group(boot(CHESTNUT), { transform: 'translate(-150 -250) scale(1.75)' }),
    ]),
  ];
}

const UPPER: Point[] = [
  [192, 236],
  [192, 236],
  [260, 222],
  [340, 230],
  [340, 230],
  [350, 300],
  [362, 370],
  [396, 420],
  [450, 448],
  [540, 470],
  [610, 494],
  [652, 530],
  [662, 574],
  [662, 574],
  [420, 584],
  [186, 582],
  [186, 582],
  [176, 520],
  [184, 440],
  [186, 340],
];

/** From the outer side, the toe to the right. */
function boot(leather: Hex): Shape[] {
  const gore = smooth(
    [
      [238, 228],
      [238, 228],
      [312, 226],
      [312, 226],
      [322, 320],
      [300, 420],
      [276, 452],
      [252, 420],
      [232, 320],
    ],
    true,
  );
  const sole = '#3A2A20';
  return [
    longShadow(428, 632, 262, 26),
    path('M244 250C214 240 208 196 214 176Q222 166 232 176C236 196 238 226 254 246Z', {
      fill: slant([
        [0, lighten(leather, 0.2)],
        [1, darken(leather, 0.4)],
      ]),
    }),
    path(
      smooth(
        [
          [192, 238],
          [260, 216],
          [340, 232],
          [330, 244],
          [262, 236],
          [204, 246],
        ],
        true,
      ),
      { fill: darken(leather, 0.66) },
    ),
    molded(smooth(UPPER, true), leather, { depth: 70, soft: true, strength: 0.95 }, [
      path('M350 330Q380 440 470 470Q420 468 372 430Q340 396 336 330Z', {
        fill: lighten(leather, 0.4),
        opacity: 0.16,
      }),
    ]),
    path(gore, { fill: darken(leather, 0.5) }),
    path(gore, { fill: ribs(darken(leather, 0.3), 8) }),
    path(gore, {
      fill: slant([
        [0, '#FFFFFF', 0.1],
        [1, '#000000', 0.25],
      ]),
    }),
    stitches(
      sampled([
        [228, 236],
        [224, 320],
        [244, 426],
        [276, 464],
        [308, 426],
        [331, 320],
        [321, 232],
      ]),
      lighten(leather, 0.42),
      { length: 6, gap: 4, width: 1.8 },
    ),
    seam('M276 464Q290 530 284 580', leather, 2.6),
    stitches(
      sampled([
        [202, 250],
        [196, 340],
        [194, 440],
        [188, 520],
        [196, 572],
      ]),
      lighten(leather, 0.35),
      { length: 6, gap: 4, width: 1.6 },
    ),
    path('M520 482Q600 502 640 546', { stroke: lighten(leather, 0.7), width: 9, opacity: 0.22 }),
    path('M530 486Q598 504 632 540', { stroke: lighten(leather, 0.8), width: 3.4, opacity: 0.4 }),
    molded(
      'M178 574Q420 590 664 564Q684 564 684 580Q684 594 664 598Q540 606 440 604Q380 598 336 598L182 598Q170 598 170 586Q170 576 178 574Z',
      sole,
      { depth: 16 },
    ),
    stitches(
      sampled([
        [180, 580],
        [420, 590],
        [668, 574],
      ]),
      '#C49A6C',
      { length: 5, gap: 4, width: 2 },
    ),
    molded('M178 596H338L330 634Q328 638 322 638H190Q184 638 183 632Z', darken(sole, 0.15), { depth: 18 }),
    seam('M182 610H334M183 623H332', sole, 1.6),
    path('M440 602Q560 606 664 597Q650 616 620 626Q560 640 480 634Q440 628 410 604Z', {
      fill: darken(sole, 0.35),
    }),
  ];
}
