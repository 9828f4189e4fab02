import {
  across,
  circle,
  contactShadow,
  darken,
  down,
  group,
  type Hex,
  lighten,
  type Picture,
  type Point,
  path,
  picture,
  rect,
  roundStops,
  type Shape,
  scaled,
  smooth,
  tube,
} from '../kit/index.ts';
import { band, sampled, stitches } from './line-work.ts';
import { molded } from './molded.ts';
import { weekenderEnd } from './weekender-end.ts';

const BRASS = '#C9A35B';
const colors: ReadonlyArray<readonly [slug: string, leather: Hex]> = [
  ['chestnut', '#8A4B2A'],
  ['espresso', '#45302A'],
  ['forest', '#3E4F3F'],
];

export function weekenderPictures(): Picture[] {
  return [
    ...colors.map(([slug, leather]) =>
      picture(`fashion/ashdown-weekender-${slug}`, [contactShadow(404, 648, 250), ...bag(leather)]),
    ),
    picture('fashion/ashdown-weekender-end', [contactShadow(402, 646, 150), ...weekenderEnd('#8A4B2A')]),
    picture('fashion/ashdown-weekender-detail', [scaled(2.15, 268, 396, bag('#8A4B2A'))]),
  ];
}

function bag(leather: Hex): Shape[] {
  const body = smooth(
    [
      [170, 420],
      [190, 372],
      [250, 352],
      [400, 346],
      [550, 352],
      [610, 372],
      [632, 420],
      [640, 520],
      [630, 610],
      [606, 650],
      [560, 660],
      [400, 664],
      [240, 660],
      [194, 650],
      [170, 610],
      [160, 520],
    ],
    true,
  );
  return [
    handle(leather, 0.78, -16),
    molded(body, leather, { depth: 110, soft: true, strength: 0.9 }, [
      path(
        `${smooth([
          [150, 598],
          [250, 612],
          [400, 616],
          [550, 612],
          [650, 598],
        ])}L660 700H140Z`,
        { fill: darken(leather, 0.34) },
      ),
    ]),
    stitches(
      sampled([
        [166, 592],
        [250, 605],
        [400, 609],
        [550, 605],
        [636, 592],
      ]),
      lighten(leather, 0.5),
    ),
    zip(leather),
    strap(leather, 268),
    strap(leather, 532),
    handle(leather, 1, 0),
    tag(leather),
  ];
}

function zip(leather: Hex): Shape {
  const line: Point[] = [
    [192, 384],
    [250, 368],
    [400, 361],
    [550, 368],
    [610, 384],
  ];
  return group([
    path(smooth(line), { stroke: darken(leather, 0.55), width: 15 }),
    path(smooth(line), { stroke: '#5A4A2E', width: 8 }),
    stitches(sampled(line), BRASS, { length: 2.5, gap: 2.5, width: 6 }),
    path(
      band(
        [
          [214, 378],
          [220, 400],
          [222, 430],
        ],
        [8, 12, 13],
      ),
      { fill: across(roundStops(leather, 'satin')) },
    ),
    circle(214, 378, 8, { fill: across(roundStops(BRASS, 'metal')) }),
  ]);
}

function strap(leather: Hex, x: number): Shape {
  const tone = lighten(leather, 0.06);
  const d = `M${x - 21} 405Q${x} 388 ${x + 21} 405V652Q${x} 664 ${x - 21} 652Z`;
  const edge = (side: number) =>
    [
      [x + side * 15, 412],
      [x + side * 15, 600],
    ] as Point[];
  return group([
    path(d, { fill: darken(leather, 0.6), opacity: 0.45, transform: 'translate(6 5)' }),
    molded(d, tone, { depth: 16 }),
    stitches(edge(-1), lighten(leather, 0.5)),
    stitches(edge(1), lighten(leather, 0.5)),
    path(d, {
      fill: down([
        [0, '#1C0E06', 0],
        [0.55, '#1C0E06', 0.04],
        [1, '#1C0E06', 0.5],
      ]),
    }),
    ring(x, 432),
  ]);
}

function ring(x: number, y: number): Shape {
  return group([
    rect(x - 25, y - 13, 50, 26, 8, {
      stroke: darken(BRASS, 0.6),
      width: 9,
      opacity: 0.4,
      transform: 'translate(3 4)',
    }),
    rect(x - 25, y - 13, 50, 26, 8, { stroke: down(roundStops(BRASS, 'metal')), width: 8 }),
  ]);
}

/** The pair of handles; the far one is drawn smaller and first. */
function handle(leather: Hex, near: number, lift: number): Shape {
  const y = (value: number) => 432 - (432 - value) * near + lift;
  const arch: Point[] = [
    [268, y(426)],
    [276, y(330)],
    [318, y(238)],
    [400, y(208)],
    [482, y(238)],
    [524, y(330)],
    [532, y(426)],
  ];
  const tone = near < 1 ? darken(leather, 0.3) : leather;
  const grip: Point[] = [
    [330, y(233)],
    [362, y(215)],
    [400, y(209)],
    [438, y(215)],
    [470, y(233)],
  ];
  return group([
    tube(smooth(arch), 20, tone, 'satin'),
    tube(smooth(grip), 29, darken(tone, 0.1), 'satin'),
    stitches(sampled(grip), lighten(tone, 0.4), { length: 7, gap: 6, width: 2 }),
  ]);
}

function tag(leather: Hex): Shape {
  const d = 'M566 470Q584 460 602 470L606 560Q584 572 562 560Z';
  return group([
    path('M584 476C566 440 556 430 540 424', { stroke: darken(leather, 0.45), width: 6 }),
    path(d, { fill: '#1C0E06', opacity: 0.35, transform: 'translate(6 7)' }),
    molded(d, leather, { depth: 14 }),
    stitches(
      sampled(
        [
          [570, 478],
          [584, 471],
          [598, 478],
          [600, 554],
          [584, 562],
          [568, 554],
          [570, 478],
        ],
        false,
        4,
      ),
      lighten(leather, 0.5),
      { length: 6, gap: 4, width: 1.8 },
    ),
    circle(584, 482, 5, { fill: BRASS }),
  ]);
}
