import { seam } from '../fashion/line-work.ts';
import { molded } from '../fashion/molded.ts';
import {
  darken,
  down,
  ellipse,
  footprintShadow,
  group,
  type Hex,
  lighten,
  type Picture,
  type Point,
  path,
  picture,
  roundStops,
  type Shape,
  slant,
  smooth,
  tube,
} from '../kit/index.ts';

const SAGE = '#8A9A72';
const colors: ReadonlyArray<readonly [slug: string, fly: Hex]> = [
  ['sage', SAGE],
  ['marigold', '#D58B2E'],
];

export function tentPictures(): Picture[] {
  return [
    ...colors.map(([slug, fly]) => picture(`sports/skarn-two-person-tent-${slug}`, tent(fly, false))),
    picture('sports/skarn-two-person-tent-open', tent(SAGE, true)),
    picture('sports/skarn-two-person-tent-packed', packed(SAGE)),
  ];
}

/** A dome on two crossing poles, its door toward us. */
function tent(fly: Hex, open: boolean): Shape[] {
  const dome = smooth(
    [
      [104, 606],
      [104, 606],
      [150, 500],
      [226, 380],
      [320, 288],
      [410, 252],
      [500, 280],
      [590, 360],
      [660, 470],
      [706, 590],
      [706, 590],
      [560, 640],
      [400, 652],
      [230, 636],
    ],
    true,
  );
  const right = smooth(
    [
      [410, 252],
      [410, 252],
      [500, 280],
      [590, 360],
      [660, 470],
      [706, 590],
      [706, 590],
      [560, 640],
      [560, 640],
      [520, 480],
      [470, 340],
    ],
    true,
  );
  const poleA: Point[] = [
    [560, 642],
    [524, 480],
    [470, 340],
    [410, 252],
    [320, 286],
    [226, 378],
    [150, 498],
    [102, 608],
  ];
  const poleB: Point[] = [
    [232, 638],
    [262, 480],
    [326, 340],
    [410, 252],
    [500, 280],
    [590, 360],
    [660, 470],
    [708, 592],
  ];
  const pole: Hex = '#C9A35B';
  return [
    footprintShadow('M100 604L232 640L400 656L560 644L712 590L560 560L240 570Z'),
    guy(150, 500, 66, 640),
    guy(662, 470, 752, 628),
    molded(dome, fly, { depth: 90, soft: true, strength: 0.8 }),
    path(right, { fill: darken(fly, 0.5), opacity: 0.34 }),
    path('M104 606Q150 500 226 380Q300 302 366 268Q280 400 232 638Z', {
      fill: lighten(fly, 0.3),
      opacity: 0.3,
    }),
    ...folds(fly),
    door(fly, open),
    path(smooth(poleA), { stroke: darken(fly, 0.45), width: 11, opacity: 0.5, transform: 'translate(3 3)' }),
    tube(smooth(poleB), 9, pole, 'metal'),
    tube(smooth(poleA), 9, pole, 'metal'),
    ...[0.2, 0.4, 0.6, 0.8].map((share) => clip(poleB, share)),
    vent(fly),
    path('M100 606Q230 640 400 656Q560 646 708 592', { stroke: darken(fly, 0.6), width: 9 }),
    path('M100 603Q230 637 400 653Q560 643 708 589', { stroke: '#4A4B45', width: 4 }),
  ];
}

function guy(x: number, y: number, toX: number, toY: number): Shape {
  return group([
    path(`M${x} ${y}L${toX} ${toY}`, { stroke: '#D8C5A8', width: 2.6 }),
    path(`M${toX - 3} ${toY - 12}L${toX + 5} ${toY + 12}`, { stroke: '#5E6166', width: 5 }),
  ]);
}

function folds(fly: Hex): Shape[] {
  const lines = [
    'M366 330Q320 440 306 630',
    'M452 340Q492 460 504 640',
    'M170 540Q200 500 220 470',
    'M600 440Q632 510 650 590',
    'M250 420Q230 500 190 610',
  ];
  return lines.flatMap((d) => [
    path(d, { stroke: darken(fly, 0.5), width: 12, opacity: 0.1 }),
    path(d, { stroke: lighten(fly, 0.5), width: 5, opacity: 0.25, transform: 'translate(-8 0)' }),
  ]);
}

/** The door between the poles; open, it shows the inner tent, its floor and two sleeping mats. */
function door(fly: Hex, open: boolean): Shape {
  const arch = smooth(
    [
      [294, 646],
      [294, 646],
      [308, 520],
      [352, 404],
      [404, 352],
      [452, 404],
      [492, 520],
      [504, 648],
      [504, 648],
      [400, 654],
    ],
    true,
  );
  if (!open) {
    return group([
      path(arch, { fill: lighten(fly, 0.08), opacity: 0.5 }),
      seam('M294 646Q300 500 352 404Q380 362 404 352Q440 372 456 410Q494 520 504 648', fly, 3.4),
      seam('M404 352Q398 500 402 652', fly, 3),
      path('M404 352Q398 500 402 652', { stroke: '#3B3C38', width: 2 }),
      path('M401 560l8 16l-5 12l-7 -10Z', { fill: '#C9A35B' }),
    ]);
  }
  return group([
    path(arch, {
      fill: down([
        [0, '#3A2F20'],
        [0.6, '#6A5638'],
        [1, '#8B744E'],
      ]),
    }),
    group(
      [
        path('M280 600L520 600L540 680H260Z', { fill: '#53503F' }),
        path('M310 596Q350 582 388 594L396 660H286Z', {
          fill: slant([
            [0, '#C9784F'],
            [1, '#8E4A30'],
          ]),
        }),
        path('M412 594Q452 582 490 596L514 660H408Z', {
          fill: slant([
            [0, '#3E6F74'],
            [1, '#274A4E'],
          ]),
        }),
        path('M318 590Q350 574 382 588L384 606H314ZM418 588Q450 574 482 590L486 606H416Z', {
          fill: slant([
            [0, '#F3EBDD'],
            [1, '#CFC3AE'],
          ]),
        }),
      ],
      { clip: path(arch, {}) },
    ),
    path(arch, { stroke: darken(fly, 0.5), width: 4 }),
    molded(
      smooth(
        [
          [300, 640],
          [272, 620],
          [270, 540],
          [292, 470],
          [330, 420],
          [352, 404],
          [326, 470],
          [308, 560],
        ],
        true,
      ),
      lighten(fly, 0.1),
      { depth: 20 },
    ),
    path('M270 520L312 532', { stroke: '#3B3C38', width: 6 }),
  ]);
}

function clip(line: readonly Point[], share: number): Shape {
  const place = share * (line.length - 1);
  const [a, b] = [line[Math.floor(place)] ?? [0, 0], line[Math.ceil(place)] ?? [0, 0]];
  const t = place % 1;
  return ellipse(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 7, 7, { fill: '#3B3C38' });
}

function vent(fly: Hex): Shape {
  return group([
    path('M352 300Q404 226 470 296Q410 280 352 300Z', {
      fill: slant([
        [0, lighten(fly, 0.4)],
        [1, darken(fly, 0.1)],
      ]),
    }),
    path('M352 300Q410 280 470 296Q410 296 352 300Z', { fill: darken(fly, 0.6) }),
  ]);
}

/** Rolled into its sack, with the pole bag and pegs in front. */
function packed(fly: Hex): Shape[] {
  const sack = 'M190 420H610A44 88 0 0 1 610 596H190A44 88 0 0 1 190 420Z';
  return [
    path('M160 590H640L690 640Q400 670 170 630Z', { fill: '#5B3A1E', soft: 20, opacity: 0.4 }),
    path(sack, { fill: down(roundStops(fly, 'matte')) }),
    ...[240, 330, 470, 560].map((x) =>
      path(`M${x} 422Q${x + 14} 508 ${x} 594`, { stroke: darken(fly, 0.5), width: 10, opacity: 0.14 }),
    ),
    ellipse(190, 508, 44, 88, {
      fill: slant([
        [0, lighten(fly, 0.3)],
        [1, darken(fly, 0.25)],
      ]),
    }),
    path('M190 508L168 440M190 508L214 440M190 508L154 508M190 508L226 520M190 508L172 580M190 508L212 574', {
      stroke: darken(fly, 0.5),
      width: 5,
      opacity: 0.5,
    }),
    ellipse(190, 508, 10, 18, { fill: '#2B2B2E' }),
    ...[300, 500].map((x) =>
      group([
        path(`M${x} 417H${x + 26}A44 90 0 0 1 ${x + 26} 599H${x}A44 90 0 0 0 ${x} 417Z`, {
          fill: down(roundStops('#33342F', 'matte')),
        }),
        path(`M${x + 26} 470h34v32h-34Z`, { fill: down(roundStops('#26221F', 'satin')) }),
      ]),
    ),
    path('M313 420C330 350 500 350 513 420', { stroke: '#26251F', width: 22 }),
    path('M313 418C330 350 500 350 513 418', { stroke: '#4A4B42', width: 14 }),
    group(
      [0, 1, 2, 3].map((i) =>
        group([
          path(`M${330 + i * 52} 640l60 46`, {
            stroke: '#3A2414',
            width: 9,
            opacity: 0.3,
            transform: 'translate(4 7)',
          }),
          path(`M${330 + i * 52} 640l60 46`, { stroke: '#7C8085', width: 9 }),
          path(`M${330 + i * 52} 638l60 46`, { stroke: '#D9DCDF', width: 3 }),
        ]),
      ),
    ),
  ];
}
