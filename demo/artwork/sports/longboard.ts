import { molded } from '../fashion/molded.ts';
import {
  circle,
  darken,
  down,
  ellipse,
  footprintShadow,
  glow,
  group,
  type Hex,
  lighten,
  type Picture,
  type Point,
  path,
  pattern,
  picture,
  rect,
  roundStops,
  type Shape,
  slant,
  smooth,
  turned,
  woodGrain,
} from '../kit/index.ts';

const MAPLE = '#C89A62';
const WHEEL = '#D98A2B';
const STEEL = '#A9ADB2';

export function longboardPictures(): Picture[] {
  return [
    picture('sports/driftline-longboard-front', [turned(38, 400, 400, underside())]),
    picture('sports/driftline-longboard-top', [turned(-38, 400, 400, deckTop())]),
    picture('sports/driftline-longboard-side', [sideView()]),
  ];
}

const DECK = smooth(
  [
    [400, 70],
    [450, 90],
    [480, 150],
    [490, 280],
    [478, 400],
    [490, 520],
    [480, 650],
    [450, 710],
    [400, 730],
    [350, 710],
    [320, 650],
    [310, 520],
    [322, 400],
    [310, 280],
    [320, 150],
    [350, 90],
  ],
  true,
);

/** The underside: inlaid maple and walnut, two trucks, four wheels. */
function underside(): Shape[] {
  return [
    footprintShadow(`${DECK}M276 150h30v70h-30ZM494 150h30v70h-30ZM276 580h30v70h-30ZM494 580h30v70h-30Z`),
    molded(DECK, MAPLE, { depth: 34 }, [
      turned(90, 400, 400, [group([woodGrain(700, 200, MAPLE, 11, 22)], { transform: 'translate(50 300)' })]),
      path('M300 300L500 420V470L300 350ZM300 370L500 490V510L300 390Z', { fill: '#6F4A32', opacity: 0.9 }),
      path('M300 410L500 530V538L300 418Z', { fill: '#2F5D62' }),
      path('M300 470L500 590V600L300 480Z', { fill: '#D98A2B', opacity: 0.9 }),
    ]),
    path('M330 130Q316 240 324 380', { stroke: '#FFF1D8', width: 5, opacity: 0.5 }),
    ...truck(400, 184),
    ...truck(400, 616),
  ];
}

function truck(x: number, y: number): Shape[] {
  return [
    rect(x - 38, y - 62, 76, 124, 10, { fill: '#1A1918', opacity: 0.35, transform: 'translate(6 7)' }),
    rect(x - 38, y - 62, 76, 124, 10, {
      fill: slant([
        [0, lighten(STEEL, 0.5)],
        [0.5, STEEL],
        [1, darken(STEEL, 0.35)],
      ]),
    }),
    ...[
      [-26, -48],
      [26, -48],
      [-26, 48],
      [26, 48],
    ].map(([dx = 0, dy = 0]) =>
      circle(x + dx, y + dy, 6, {
        fill: slant([
          [0, '#55585C'],
          [1, '#222326'],
        ]),
      }),
    ),
    wheel(x - 108, y),
    wheel(x + 108, y),
    path(`M${x - 92} ${y - 9}H${x + 92}V${y + 9}H${x - 92}Z`, {
      fill: '#1A1918',
      opacity: 0.3,
      transform: 'translate(5 9)',
    }),
    path(
      `M${x - 96} ${y - 8}H${x - 60}Q${x - 40} ${y - 22} ${x} ${y - 24}Q${x + 40} ${y - 22} ${x + 60} ${y - 8}H${x + 96}V${y + 8}H${x + 60}Q${x + 40} ${y + 22} ${x} ${y + 24}Q${x - 40} ${y + 22} ${x - 60} ${y + 8}H${x - 96}Z`,
      { fill: down(roundStops(STEEL, 'metal')) },
    ),
    circle(x, y, 17, {
      fill: slant([
        [0, lighten('#B8664A', 0.3)],
        [1, darken('#B8664A', 0.4)],
      ]),
    }),
    circle(x, y, 9, {
      fill: slant([
        [0, '#E4E6E8'],
        [1, '#6E7276'],
      ]),
    }),
  ];
}

function wheel(x: number, y: number): Shape {
  return group([
    rect(x - 24, y - 38, 48, 76, 15, { fill: '#1A1918', opacity: 0.35, transform: 'translate(6 8)' }),
    rect(x - 24, y - 38, 48, 76, 15, { fill: down(roundStops(WHEEL, 'satin')) }),
    rect(x - 24, y - 38, 8, 76, 4, { fill: lighten(WHEEL, 0.4), opacity: 0.4 }),
    rect(x + 16, y - 38, 8, 76, 4, { fill: darken(WHEEL, 0.4), opacity: 0.4 }),
  ]);
}

/** The riding side: grip with the maple showing through a clear stripe. */
function deckTop(): Shape[] {
  const grip = '#33322F';
  const grit = pattern(6, 6, [
    circle(1.5, 1.5, 0.9, { fill: '#6B6963' }),
    circle(4.5, 4, 0.8, { fill: '#15140F' }),
  ]);
  return [
    footprintShadow(`${DECK}M276 150h30v70h-30ZM494 150h30v70h-30ZM276 580h30v70h-30ZM494 580h30v70h-30Z`),
    wheel(298, 184),
    wheel(502, 184),
    wheel(298, 616),
    wheel(502, 616),
    molded(DECK, grip, { depth: 34 }, [
      path(DECK, { fill: grit, opacity: 0.6 }),
      path('M300 470L500 360V410L300 520ZM300 540L500 430V442L300 552Z', { fill: MAPLE }),
    ]),
    path(DECK, { stroke: MAPLE, width: 4 }),
    ...[
      [374, 136],
      [426, 136],
      [374, 232],
      [426, 232],
      [374, 568],
      [426, 568],
      [374, 664],
      [426, 664],
    ].map(([x = 0, y = 0]) =>
      circle(x, y, 6, {
        fill: slant([
          [0, '#E4E6E8'],
          [1, '#55585C'],
        ]),
      }),
    ),
  ];
}

function sideView(): Shape {
  const round = (x: number) =>
    group([
      circle(x, 560, 42, {
        fill: glow(
          [
            [0, lighten(WHEEL, 0.34)],
            [0.6, WHEEL],
            [1, darken(WHEEL, 0.4)],
          ],
          { cx: 0.38, cy: 0.3, r: 0.75 },
        ),
      }),
      circle(x, 560, 22, { fill: darken(WHEEL, 0.4) }),
      circle(x, 560, 19, {
        fill: slant([
          [0, '#E4E6E8'],
          [0.5, '#9A9EA3'],
          [1, '#55585C'],
        ]),
      }),
      circle(x, 560, 7, { fill: '#2B2B2E' }),
    ]);
  const deck: Point[] = [
    [76, 434],
    [150, 454],
    [280, 476],
    [400, 482],
    [520, 476],
    [650, 454],
    [724, 434],
  ];
  const layers: readonly Hex[] = [darken(MAPLE, 0.1), '#6F4A32', MAPLE, '#2F5D62', MAPLE, '#33322F'];
  return group([
    ellipse(410, 608, 330, 26, { fill: '#5B3A1E', soft: 20, opacity: 0.34 }),
    ...[216, 584].map((x) => ellipse(x + 6, 602, 40, 8, { fill: '#2E1C10', soft: 5, opacity: 0.6 })),
    ...[216, 584].map((x) =>
      group([
        path(`M${x - 46} 488H${x + 46}L${x + 30} 520L${x + 12} 566H${x - 12}L${x - 30} 520Z`, {
          fill: slant([
            [0, lighten(STEEL, 0.4)],
            [0.5, STEEL],
            [1, darken(STEEL, 0.5)],
          ]),
        }),
        path(`M${x - 22} 512h44v14h-44Z`, { fill: '#B8664A' }),
      ]),
    ),
    round(216),
    round(584),
    ...layers.map((tone, i) =>
      path(smooth(deck), { stroke: tone, width: 5, transform: `translate(0 ${12 - i * 4.4})` }),
    ),
    path(smooth(deck), { stroke: '#FFF1D8', width: 1.6, opacity: 0.4, transform: 'translate(0 -12)' }),
  ]);
}
