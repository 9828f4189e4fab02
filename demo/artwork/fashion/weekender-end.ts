import {
  darken,
  down,
  type Hex,
  lighten,
  type Point,
  path,
  roundStops,
  type Shape,
  smooth,
  tube,
} from '../kit/index.ts';
import { sampled, seam, stitches } from './line-work.ts';
import { molded } from './molded.ts';

const BRASS = '#C9A35B';

/** The bag seen from its end: the barrel's round profile, the gusset and the ring of the shoulder strap. */
export function weekenderEnd(leather: Hex): Shape[] {
  const body = smooth(
    [
      [258, 430],
      [290, 374],
      [350, 346],
      [400, 340],
      [450, 346],
      [510, 374],
      [542, 430],
      [556, 540],
      [546, 630],
      [512, 656],
      [400, 662],
      [288, 656],
      [254, 630],
      [244, 540],
    ],
    true,
  );
  const panel = smooth(
    [
      [296, 450],
      [330, 400],
      [400, 384],
      [470, 400],
      [504, 450],
      [514, 540],
      [504, 610],
      [400, 622],
      [296, 610],
      [286, 540],
    ],
    true,
  );
  const arch: Point[] = [
    [300, 420],
    [318, 316],
    [360, 252],
    [400, 240],
    [440, 252],
    [482, 316],
    [500, 420],
  ];
  return [
    tube(smooth(arch.map(([x, y]): Point => [x + 12, y - 14])), 20, darken(leather, 0.3), 'satin'),
    molded(body, leather, { depth: 90, soft: true }),
    seam(panel, leather, 4),
    stitches(
      sampled([
        [306, 456],
        [338, 410],
        [400, 395],
        [462, 410],
        [494, 456],
        [503, 540],
        [494, 600],
        [400, 611],
        [306, 600],
        [297, 540],
        [306, 456],
      ]),
      lighten(leather, 0.5),
    ),
    path(
      `${smooth([
        [248, 600],
        [300, 628],
        [400, 634],
        [500, 628],
        [552, 600],
      ])}L548 640L512 658L400 664L288 658L250 640Z`,
      { fill: darken(leather, 0.4), opacity: 0.75 },
    ),
    molded('M376 352H424V500Q400 516 376 500Z', lighten(leather, 0.05), { depth: 14 }),
    stitches(
      [
        [384, 360],
        [384, 490],
      ],
      lighten(leather, 0.5),
    ),
    stitches(
      [
        [416, 360],
        [416, 490],
      ],
      lighten(leather, 0.5),
    ),
    path('M372 452H428V468A28 30 0 0 1 372 468Z', { stroke: down(roundStops(BRASS, 'metal')), width: 9 }),
    tube(smooth(arch), 20, leather, 'satin'),
  ];
}
