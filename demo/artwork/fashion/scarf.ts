import {
  contactShadow,
  darken,
  footprintShadow,
  group,
  type Hex,
  lighten,
  type Picture,
  type Point,
  path,
  picture,
  randomFrom,
  type Shape,
  slant,
  smooth,
  weave,
} from '../kit/index.ts';
import { molded } from './molded.ts';

const CAMEL = '#B98F5E';
const colors: ReadonlyArray<readonly [slug: string, wool: Hex]> = [
  ['camel', CAMEL],
  ['charcoal', '#4A494D'],
  ['marigold', '#CE8128'],
];

export function scarfPictures(): Picture[] {
  return [
    ...colors.map(([slug, wool]) => picture(`fashion/isla-cashmere-scarf-${slug}`, looped(wool))),
    picture('fashion/isla-cashmere-scarf-folded', folded(CAMEL)),
    picture('fashion/isla-cashmere-scarf-stack', stack(colors.map(([, wool]) => wool))),
  ];
}

/** From above: wound once into a ring, both ends hanging down crossed. */
function looped(wool: Hex): Shape[] {
  const left = smooth(
    [
      [330, 330],
      [352, 400],
      [334, 500],
      [300, 620],
      [300, 620],
      [392, 640],
      [392, 640],
      [430, 500],
      [446, 400],
      [450, 340],
    ],
    true,
  );
  const right = smooth(
    [
      [372, 330],
      [400, 400],
      [440, 500],
      [470, 590],
      [470, 590],
      [558, 562],
      [558, 562],
      [528, 460],
      [490, 390],
      [478, 330],
    ],
    true,
  );
  const ringOut: Point[] = [
    [214, 240],
    [260, 166],
    [350, 124],
    [450, 124],
    [540, 166],
    [588, 240],
    [566, 316],
    [490, 366],
    [400, 378],
    [310, 366],
    [236, 316],
  ];
  const ringIn: Point[] = [
    [300, 236],
    [330, 204],
    [400, 190],
    [470, 204],
    [502, 236],
    [474, 262],
    [400, 274],
    [326, 262],
  ];
  const ring = `${smooth(ringOut, true)}${smooth([...ringIn].reverse(), true)}`;
  return [
    footprintShadow(`${left}${right}${smooth(ringOut, true)}`, 0.9),
    path(smooth(ringIn, true), { fill: darken(wool, 0.55) }),
    fringe([470, 588], [558, 561], [24, 64], wool, 1),
    cloth(right, darken(wool, 0.06), ['M420 380Q470 480 500 580', 'M456 370Q500 460 532 560']),
    fringe([301, 618], [391, 638], [-12, 66], wool, 2),
    path(left, { fill: '#1A0C04', opacity: 0.28, transform: 'translate(9 6)' }),
    cloth(left, wool, ['M380 390Q366 510 334 622', 'M418 400Q404 520 366 630']),
    cloth(ring, wool, [
      'M226 250Q250 176 340 148Q440 124 530 178Q566 206 572 250',
      'M250 262Q270 190 360 166Q460 154 530 212Q548 236 548 258',
      'M230 290Q280 352 400 356Q520 348 572 280',
      'M250 262Q290 326 400 330Q510 326 548 262',
      'M280 246Q310 300 400 304Q490 300 522 248',
    ]),
    knot(wool),
  ];
}

function knot(wool: Hex): Shape {
  const d = smooth(
    [
      [330, 300],
      [372, 280],
      [450, 286],
      [486, 316],
      [490, 372],
      [450, 400],
      [372, 398],
      [328, 366],
    ],
    true,
  );
  return group([
    path(d, { fill: '#1A0C04', opacity: 0.3, transform: 'translate(8 8)' }),
    cloth(d, lighten(wool, 0.03), [
      'M340 310Q400 330 480 322',
      'M334 340Q400 364 486 350',
      'M350 384Q410 386 466 374',
    ]),
  ]);
}

/** A stretch of cashmere: its volume, soft folds, and the twill lying over it. */
function cloth(d: string, wool: Hex, folds: readonly string[]): Shape {
  return group([
    molded(d, wool, { depth: 44, strength: 0.7 }, [
      ...folds.flatMap((fold) => [
        path(fold, { stroke: darken(wool, 0.5), width: 17, opacity: 0.18 }),
        path(fold, { stroke: darken(wool, 0.55), width: 7, opacity: 0.26 }),
        path(fold, { stroke: lighten(wool, 0.5), width: 7, opacity: 0.24, transform: 'translate(-9 -8)' }),
      ]),
    ]),
    path(d, { fill: weave(wool, 5, 28), opacity: 0.5 }),
  ]);
}

function fringe(from: Point, to: Point, fall: Point, wool: Hex, seed: number): Shape {
  const random = randomFrom(seed);
  const strands = Array.from({ length: 13 }, (_, i) => {
    const share = (i + 0.5) / 13;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const sway = (random() - 0.5) * 10;
    return `M${x} ${y}q${fall[0] * 0.3 - sway} ${fall[1] * 0.5} ${fall[0] + sway} ${fall[1] * (0.9 + random() * 0.15)}`;
  }).join('');
  return group([
    path(strands, { stroke: '#3A2414', width: 6, opacity: 0.25, transform: 'translate(5 6)' }),
    path(strands, { stroke: darken(wool, 0.25), width: 5.4 }),
    path(strands, { stroke: lighten(wool, 0.12), width: 2.4, transform: 'translate(-1 0)' }),
  ]);
}

/** Folded four times and laid down, the fringe to the front. */
function folded(wool: Hex): Shape[] {
  const under = 'M232 214Q236 204 248 204H556Q570 204 570 218L578 556Q578 566 568 566H240Q230 566 230 556Z';
  const upper = 'M222 200Q226 188 240 188H540Q556 188 556 204L562 540Q562 552 550 552H230Q220 552 220 540Z';
  return [
    footprintShadow(under),
    fringe([232, 562], [572, 562], [2, 46], darken(wool, 0.12), 5),
    cloth(under, darken(wool, 0.08), []),
    fringe([224, 548], [558, 548], [0, 50], wool, 3),
    fringe([236, 548], [548, 548], [4, 46], wool, 4),
    path(upper, { fill: '#1A0C04', opacity: 0.25, transform: 'translate(8 8)' }),
    cloth(upper, wool, ['M234 330Q390 338 548 330', 'M390 200Q386 370 392 544']),
    path('M524 490h22v34h-22Z', { fill: '#F1E9DA' }),
    path('M524 490h22v34h-22Z', {
      fill: slant([
        [0, '#FFF', 0.2],
        [1, '#5B3A1E', 0.2],
      ]),
    }),
  ];
}

/** The three colors folded and piled up, seen from the front. */
function stack(wools: readonly Hex[]): Shape[] {
  return [
    contactShadow(406, 624, 232),
    ...wools.toReversed().flatMap((wool, i) => {
      const y = 530 - i * 106;
      const inset = i * 9;
      const d = smooth(
        [
          [178 + inset, y + 48],
          [188 + inset, y + 6],
          [240, y - 4],
          [400, y - 8],
          [566, y - 4],
          [612 - inset, y + 6],
          [622 - inset, y + 50],
          [608 - inset, y + 94],
          [560, y + 102],
          [400, y + 106],
          [240, y + 102],
          [190 + inset, y + 92],
        ],
        true,
      );
      return [
        path(d, { fill: '#1A0C04', opacity: 0.3, transform: 'translate(5 7)' }),
        cloth(d, wool, [
          `M${190 + inset} ${y + 50}Q400 ${y + 62} ${612 - inset} ${y + 48}`,
          `M${196 + inset} ${y + 26}Q400 ${y + 36} ${600 - inset} ${y + 24}`,
          `M${196 + inset} ${y + 76}Q400 ${y + 88} ${600 - inset} ${y + 74}`,
        ]),
      ];
    }),
  ];
}
