import {
  across,
  contactShadow,
  darken,
  down,
  ellipse,
  footprintShadow,
  group,
  type Hex,
  lighten,
  type Picture,
  path,
  pattern,
  picture,
  rect,
  roundStops,
  type Shape,
  slant,
  turned,
} from '../kit/index.ts';
import { band } from './line-work.ts';
import { molded } from './molded.ts';

type Silk = { ground: Hex; stripe: Hex };
const NAVY: Silk = { ground: '#28375A', stripe: '#C9A35B' };
const colors: ReadonlyArray<readonly [slug: string, silk: Silk]> = [
  ['navy', NAVY],
  ['burgundy', { ground: '#672A33', stripe: '#D8C5A8' }],
  ['forest', { ground: '#2F4A3C', stripe: '#D9B98A' }],
];

export function tiePictures(): Picture[] {
  return [
    ...colors.map(([slug, silk]) =>
      picture(`fashion/belmore-silk-tie-${slug}`, [turned(7, 400, 400, tied(silk))]),
    ),
    picture('fashion/belmore-silk-tie-rolled', rolled(NAVY)),
    picture('fashion/belmore-silk-tie-detail', [
      group([turned(7, 400, 400, tied(NAVY))], { transform: 'translate(-450 -40) scale(2.1)' }),
    ]),
  ];
}

/** Tied and laid flat: the loop, the knot with its dimple, the narrow end under the wide one. */
function tied(silk: Silk): Shape[] {
  const blade = 'M384 250Q400 262 418 250L438 400L462 612L404 690L342 612L364 400Z';
  const tail = 'M392 252L424 250L470 560L440 596L408 566Z';
  const loop = band(
    [
      [384, 214],
      [336, 176],
      [304, 130],
      [318, 94],
      [400, 80],
      [484, 94],
      [498, 130],
      [466, 176],
      [420, 214],
    ],
    [54, 48, 40, 34, 32, 34, 40, 48, 54],
  );
  const knot = 'M352 196Q400 184 450 196Q438 232 420 256Q402 268 382 256Q364 232 352 196Z';
  return [
    footprintShadow(blade),
    path(loop, { fill: '#3A2414', opacity: 0.25, transform: 'translate(8 9)' }),
    silkPart(loop, silk, 12, 0.12),
    silkPart(tail, silk, -38, 0.3),
    path(blade, { fill: '#0E0A10', opacity: 0.35, transform: 'translate(8 4)' }),
    silkPart(blade, silk, -38, 0),
    path('M400 258Q396 320 402 400', { stroke: darken(silk.ground, 0.6), width: 12, opacity: 0.3 }),
    path('M400 258Q397 310 402 370', { stroke: darken(silk.ground, 0.7), width: 5, opacity: 0.5 }),
    path('M374 300L354 610L402 676', { stroke: lighten(silk.ground, 0.5), width: 3, opacity: 0.4 }),
    path(knot, { fill: '#0E0A10', opacity: 0.4, transform: 'translate(3 9)' }),
    silkPart(knot, silk, 34, 0),
    path('M362 202Q392 226 398 258', { stroke: darken(silk.ground, 0.65), width: 4, opacity: 0.5 }),
  ];
}

function silkPart(d: string, { ground, stripe }: Silk, turn: number, shade: number): Shape {
  const base = shade > 0 ? darken(ground, shade) : ground;
  const stripes = pattern(
    46,
    46,
    [
      rect(0, 8, 46, 7, 0, { fill: darken(stripe, shade) }),
      rect(0, 20, 46, 2.4, 0, { fill: darken(stripe, shade), opacity: 0.8 }),
    ],
    turn,
  );
  const twill = pattern(4, 4, [rect(0, 0, 4, 1.6, 0, { fill: lighten(ground, 0.4), opacity: 0.25 })], -turn);
  return molded(d, base, { depth: 30 }, [
    path(d, { fill: stripes, opacity: 0.85 }),
    path(d, { fill: twill }),
    path(d, {
      fill: across([
        [0, '#FFFFFF', 0],
        [0.3, '#FFFFFF', 0.2],
        [0.5, '#FFFFFF', 0.02],
        [1, '#000000', 0.22],
      ]),
    }),
  ]);
}

/** Rolled up and standing: silk turns over the pale lining, the wide end running out to the front. */
function rolled(silk: Silk): Shape[] {
  const { ground } = silk;
  const wall = 'M238 380A162 58 0 0 0 562 380V560A162 58 0 0 1 238 560Z';
  return [
    contactShadow(404, 572, 158),
    molded(wall, ground, { depth: 30 }, [
      path(wall, {
        fill: pattern(
          46,
          46,
          [rect(0, 8, 46, 7, 0, { fill: silk.stripe }), rect(0, 20, 46, 2.4, 0, { fill: silk.stripe })],
          -38,
        ),
        opacity: 0.85,
      }),
      path(wall, { fill: across(roundStops(ground, 'satin').map(([at, tone]) => [at, tone, 0.55])) }),
    ]),
    ...[162, 144, 126, 108, 90, 72, 54].flatMap((r, i) => [
      ellipse(400 + i, 380, r, r * 0.358, {
        fill: slant([
          [0, lighten(ground, 0.3)],
          [1, ground],
        ]),
      }),
      ellipse(400 + i, 381, r - 9, (r - 9) * 0.358, {
        fill:
          i % 2 === 0
            ? across([
                [0, '#8F846F'],
                [1, '#D9CDB6'],
              ])
            : darken(ground, 0.5),
      }),
    ]),
    ellipse(408, 382, 34, 11, {
      fill: down([
        [0, '#171A22'],
        [1, '#3A3E4A'],
      ]),
    }),
    tip(silk),
  ];
}

function tip(silk: Silk): Shape {
  const d = 'M420 434Q500 430 558 396V566L470 664L392 632Z';
  return group([
    path('M392 632L470 664L558 566L600 590L486 690Z', { fill: '#3A2414', opacity: 0.2 }),
    silkPart(d, silk, 40, 0),
  ]);
}
