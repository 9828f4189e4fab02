import {
  circle,
  darken,
  group,
  type Hex,
  lighten,
  type Point,
  path,
  type Shape,
  slant,
  smooth,
} from '../kit/index.ts';
import { seam } from './line-work.ts';
import { molded } from './molded.ts';
import { laces } from './shoe-parts.ts';

/** The leather of the upper and of the heel, and the rubber of the sole. */
export type SneakerLook = { upper: Hex; heel: Hex; sole: Hex };

/** One shoe from above, toe up: the opening, the tongue, the laces. */
export function sneakerFromAbove({ upper, heel, sole }: SneakerLook): Shape {
  const out = smooth(
    [
      [400, 128],
      [454, 150],
      [486, 220],
      [490, 330],
      [476, 470],
      [474, 580],
      [456, 650],
      [400, 672],
      [344, 650],
      [326, 580],
      [330, 470],
      [316, 330],
      [320, 220],
      [352, 150],
    ],
    true,
  );
  const top = smooth(
    [
      [400, 146],
      [446, 166],
      [472, 228],
      [476, 330],
      [462, 470],
      [460, 576],
      [444, 636],
      [400, 656],
      [356, 636],
      [340, 576],
      [344, 470],
      [330, 330],
      [334, 228],
      [360, 166],
    ],
    true,
  );
  const rows = [300, 334, 368, 402, 436];
  return group([
    path(out, { fill: '#3A2414', soft: 12, opacity: 0.4, transform: 'translate(12 14)' }),
    path(out, {
      fill: slant([
        [0, sole],
        [1, darken(sole, 0.3)],
      ]),
    }),
    molded(top, upper, { depth: 50, strength: 0.8 }, [
      path('M300 560Q400 530 500 560V700H300Z', { fill: heel }),
    ]),
    path(
      smooth(
        [
          [400, 470],
          [436, 490],
          [440, 560],
          [424, 612],
          [400, 622],
          [376, 612],
          [360, 560],
          [364, 490],
        ],
        true,
      ),
      { fill: darken(upper, 0.6) },
    ),
    path(
      smooth(
        [
          [400, 520],
          [424, 530],
          [428, 570],
          [414, 606],
          [400, 612],
          [386, 606],
          [372, 570],
          [376, 530],
        ],
        true,
      ),
      { fill: darken(upper, 0.42) },
    ),
    molded('M372 280H428L438 492Q400 520 362 492Z', darken(upper, 0.06), { depth: 20 }),
    seam('M350 262Q400 236 450 262', upper, 3),
    seam('M364 276L350 490M436 276L450 490', upper, 3),
    ...[
      [400, 190],
      [386, 204],
      [414, 204],
      [400, 218],
      [386, 230],
      [414, 230],
    ].map(([x = 0, y = 0]) => circle(x, y, 3, { fill: darken(upper, 0.6), opacity: 0.7 })),
    laces(
      rows.map((y): Point => [358, y]),
      rows.map((y): Point => [442, y]),
      lighten(upper, 0.2),
      10,
    ),
    path('M360 470C330 440 330 500 372 486M440 470C470 440 470 500 428 486', {
      stroke: lighten(upper, 0.3),
      width: 6,
    }),
  ]);
}
