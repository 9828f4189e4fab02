import {
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
  roundStops,
  type Shape,
  scaled,
  slant,
  smooth,
  tube,
} from '../kit/index.ts';
import { sampled, seam, stitches } from './line-work.ts';
import { molded } from './molded.ts';

const BRASS = '#C9A35B';
const colors: ReadonlyArray<readonly [slug: string, leather: Hex]> = [
  ['sand', '#C7AC86'],
  ['oxblood', '#6B2B2B'],
  ['ink', '#2A2A30'],
];

export function totePictures(): Picture[] {
  return [
    ...colors.map(([slug, leather]) =>
      picture(`fashion/rowan-tote-${slug}`, [contactShadow(412, 640, 205), ...tote(leather)]),
    ),
    picture('fashion/rowan-tote-side', [
      scaled(1.12, 400, 640, [contactShadow(402, 650, 105), ...toteSide('#C7AC86')]),
    ]),
    picture('fashion/rowan-tote-inside', [contactShadow(404, 668, 240), ...toteOpen('#C7AC86')]),
  ];
}

/** Three-quarter view: the front leans a little, the gusset at the right folds in. */
function tote(leather: Hex): Shape[] {
  const front =
    'M190 340L560 330Q566 330 567 338L590 640Q590 654 576 655L206 668Q192 668 190 656L178 352Q178 341 190 340Z';
  const gusset = 'M565 332L634 306Q640 305 641 312L656 590Q657 602 648 608L584 655Q588 648 588 640Z';
  const seamLine: Point[] = [
    [198, 352],
    [555, 342],
    [577, 640],
    [206, 654],
    [192, 352],
  ];
  return [
    handle(darken(leather, 0.25), 58, -26),
    path('M184 345L250 318L640 306L566 334Z', { fill: darken(leather, 0.62) }),
    path(gusset, {
      fill: slant([
        [0, darken(leather, 0.34)],
        [0.55, darken(leather, 0.5)],
        [1, darken(leather, 0.4)],
      ]),
    }),
    seam('M604 322L612 480L600 630', leather, 3),
    molded(front, leather, { depth: 60, soft: true, strength: 0.75 }),
    path('M184 560L584 546L590 640Q590 654 576 655L206 668Q192 668 190 656Z', {
      fill: down([
        [0, darken(leather, 0.24)],
        [1, darken(leather, 0.42)],
      ]),
      opacity: 0.55,
    }),
    seam('M184 560L584 546', leather, 2.4),
    stitches(sampled(seamLine, false, 1), lighten(leather, 0.45)),
    clasp(leather),
    handle(leather, 0, 0),
  ];
}

function handle(leather: Hex, x: number, y: number): Shape {
  const arch: Point[] = [
    [282 + x, 430 + y],
    [282 + x, 330 + y],
    [298 + x, 212 + y],
    [378 + x, 140 + y],
    [456 + x, 208 + y],
    [474 + x, 326 + y],
    [478 + x, 424 + y],
  ];
  const patch = (px: number, py: number) =>
    `M${px - 17} ${py - 62}H${px + 17}V${py + 10}L${px} ${py + 26}L${px - 17} ${py + 10}Z`;
  const parts: Shape[] = [tube(smooth(arch), 19, leather, 'satin')];
  if (x > 0) return group(parts);
  return group([
    ...parts,
    ...[
      [282, 446],
      [479, 440],
    ].map(([px = 0, py = 0]) =>
      group([
        molded(patch(px, py), lighten(leather, 0.05), { depth: 12 }),
        stitches(
          [
            [px - 11, py - 40],
            [px - 11, py + 6],
            [px, py + 17],
            [px + 11, py + 6],
            [px + 11, py - 40],
          ],
          lighten(leather, 0.5),
          { length: 6, gap: 4, width: 2 },
        ),
        path(`M${px} ${py - 8}m-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z`, {
          fill: slant([
            [0, lighten(BRASS, 0.6)],
            [1, darken(BRASS, 0.3)],
          ]),
        }),
      ]),
    ),
  ]);
}

function clasp(leather: Hex): Shape {
  return group([
    molded('M360 330H404V392Q382 410 360 392Z', lighten(leather, 0.04), { depth: 12 }),
    stitches(
      [
        [367, 338],
        [367, 386],
        [382, 396],
        [397, 386],
        [397, 338],
      ],
      lighten(leather, 0.5),
      { length: 6, gap: 4, width: 2 },
    ),
    path('M371 368h22a5 5 0 0 1 5 5v5a5 5 0 0 1 -5 5h-22a5 5 0 0 1 -5 -5v-5a5 5 0 0 1 5 -5Z', {
      fill: down(roundStops(BRASS, 'metal')),
    }),
  ]);
}

function toteSide(leather: Hex): Shape[] {
  const body =
    'M322 318L478 318Q486 318 487 326L508 646Q508 658 496 658H304Q292 658 292 646L313 326Q314 318 322 318Z';
  const arch: Point[] = [
    [336, 420],
    [346, 250],
    [372, 170],
    [400, 152],
    [428, 170],
    [454, 250],
    [464, 420],
  ];
  return [
    tube(smooth(arch.map(([x, y]): Point => [x, y - 10])), 17, darken(leather, 0.3), 'satin'),
    molded(body, leather, { depth: 56, soft: true, strength: 0.8 }),
    path('M322 320L400 470L478 320Z', {
      fill: down([
        [0, darken(leather, 0.5)],
        [1, darken(leather, 0.14)],
      ]),
      opacity: 0.7,
    }),
    seam('M322 322L400 470L478 322', leather, 2.6),
    seam('M400 470V652', leather, 3),
    stitches(
      [
        [330, 330],
        [306, 640],
      ],
      lighten(leather, 0.45),
    ),
    stitches(
      [
        [470, 330],
        [494, 640],
      ],
      lighten(leather, 0.45),
    ),
    path('M296 580H504L508 646Q508 658 496 658H304Q292 658 292 646Z', {
      fill: darken(leather, 0.4),
      opacity: 0.5,
    }),
    tube(smooth(arch), 17, leather, 'satin'),
  ];
}

/** Laid back and open: the lining, the pocket and a notebook inside. */
function toteOpen(leather: Hex): Shape[] {
  const lining = '#E6D9C2';
  return [
    handle(darken(leather, 0.2), 18, -34),
    path('M168 330Q400 288 632 330L606 452Q400 492 194 452Z', {
      fill: down([
        [0, darken(lining, 0.08)],
        [0.5, darken(lining, 0.3)],
        [1, darken(lining, 0.62)],
      ]),
    }),
    path('M270 332Q400 312 520 332L514 400H276Z', { fill: darken(lining, 0.14) }),
    seam('M270 332Q400 312 520 332', lining, 3),
    path('M330 348L448 338L456 470H338Z', {
      fill: slant([
        [0, '#33585C'],
        [1, '#234044'],
      ]),
    }),
    path('M340 350L448 341L449 348L341 357Z', { fill: '#F1E9DA' }),
    path('M470 356h14v110h-14Z', {
      fill: slant([
        [0, '#D9C08A'],
        [1, '#8A6A34'],
      ]),
    }),
    molded(
      'M168 330Q186 400 400 404Q614 400 632 330L646 640Q646 668 620 670Q400 684 180 670Q154 668 154 640Z',
      leather,
      { depth: 70, soft: true, strength: 0.8 },
    ),
    stitches(
      sampled([
        [176, 352],
        [236, 402],
        [400, 416],
        [564, 402],
        [624, 352],
      ]),
      lighten(leather, 0.45),
    ),
    path('M156 600Q400 616 645 600L646 640Q646 668 620 670Q400 684 180 670Q154 668 154 640Z', {
      fill: darken(leather, 0.4),
      opacity: 0.45,
    }),
    group([frontHandle(leather)]),
  ];
}

function frontHandle(leather: Hex): Shape {
  const arch: Point[] = [
    [290, 470],
    [282, 560],
    [320, 622],
    [400, 634],
    [480, 622],
    [518, 560],
    [510, 470],
  ];
  return group([
    path(smooth(arch), { stroke: '#2A170A', width: 20, opacity: 0.28, transform: 'translate(8 10)' }),
    tube(smooth(arch), 19, leather, 'satin'),
    ...[290, 510].map((x) =>
      molded(`M${x - 17} 426H${x + 17}V486L${x} 502L${x - 17} 486Z`, lighten(leather, 0.05), { depth: 12 }),
    ),
  ]);
}
