import {
  across,
  ball,
  circle,
  contactShadow,
  darken,
  ellipse,
  face,
  fade,
  glow,
  group,
  type Hex,
  lighten,
  type Picture,
  path,
  picture,
  rect,
  roundStops,
  type Shape,
  slant,
  turned,
  woodGrain,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, wood: Hex]> = [
  ['oak', '#C49A6C'],
  ['walnut', '#6F4A32'],
];
const BRASS = '#C9A35B';

export const tableClock: readonly Picture[] = [
  ...COLORS.map(([slug, wood]) => picture(`home/quarter-table-clock-${slug}`, clock(wood, dial()))),
  picture('home/quarter-table-clock-back', clock('#C49A6C', movement('#C49A6C'))),
  picture('home/quarter-table-clock-dial', [
    group(clock('#C49A6C', dial()), { transform: 'translate(-360 -260) scale(1.9)' }),
  ]),
];

/** A turned ring of wood on a flat foot; it shows its right flank. */
function clock(wood: Hex, middle: readonly Shape[]): Shape[] {
  return [
    contactShadow(420, 632, 170),
    path('M266 604C300 590 540 590 578 604L590 628C560 642 280 642 254 628Z', {
      fill: across(roundStops(wood, 'satin')),
    }),
    path('M266 604C300 590 540 590 578 604C540 616 300 616 266 604Z', { fill: lighten(wood, 0.22) }),
    ellipse(446, 388, 216, 222, {
      fill: across([
        [0, wood],
        [0.8, darken(wood, 0.34)],
        [1, darken(wood, 0.5)],
      ]),
    }),
    ellipse(424, 386, 220, 222, { fill: darken(wood, 0.3) }),
    circle(398, 384, 224, {
      fill: slant([
        [0, lighten(wood, 0.3)],
        [0.5, wood],
        [1, darken(wood, 0.26)],
      ]),
    }),
    group([group([woodGrain(460, 460, wood, 8, 16)], { transform: 'translate(168 154)' })], {
      clip: circle(398, 384, 222, { fill: '#000' }),
    }),
    circle(398, 384, 186, {
      fill: slant([
        [0, darken(wood, 0.5)],
        [1, lighten(wood, 0.3)],
      ]),
    }),
    ...middle,
    path('M190 330C212 240 280 182 366 168', { stroke: lighten(wood, 0.7), width: 5, opacity: 0.45 }),
  ];
}

function dial(): Shape[] {
  const mark = (i: number): Shape =>
    turned(i * 30, 398, 384, [
      rect(i % 3 === 0 ? 393 : 395.5, 222, i % 3 === 0 ? 10 : 5, i % 3 === 0 ? 34 : 22, 2.5, {
        fill: i % 3 === 0 ? '#2B2A29' : '#6A655E',
      }),
    ]);
  return [
    circle(398, 384, 179, {
      fill: slant([
        [0, '#E4DACA'],
        [0.5, '#F6F0E4'],
        [1, '#FBF7EF'],
      ]),
    }),
    ...Array.from({ length: 12 }, (_, i) => mark(i)),
    group([hand(-52, 104, 13), hand(62, 148, 9)], { transform: 'translate(5 8)', opacity: 0.22 }),
    hand(-52, 104, 13),
    hand(62, 148, 9),
    turned(168, 398, 384, [rect(396.6, 232, 2.8, 184, 1.4, { fill: '#C9694A' })]),
    circle(398, 384, 13, { fill: ball(BRASS, 'metal') }),
    path('M236 460A179 179 0 0 1 440 210C340 236 262 330 236 460Z', {
      fill: slant(fade('#FFFFFF', 0.6, 0.05)),
    }),
  ];
}

function hand(angle: number, length: number, width: number): Shape {
  return turned(angle, 398, 384, [
    path(
      `M${398 - width / 2} 402L${398 - width * 0.3} ${384 - length}H${398 + width * 0.3}L${398 + width / 2} 402Z`,
      {
        fill: slant([
          [0, '#5A5652'],
          [1, '#26221F'],
        ]),
      },
    ),
  ]);
}

/** The back: a felt disc, the movement with its setting wheel, and the battery door. */
function movement(wood: Hex): Shape[] {
  const felt = '#6B705F';
  return [
    circle(398, 384, 179, {
      fill: slant([
        [0, darken(felt, 0.2)],
        [1, lighten(felt, 0.12)],
      ]),
    }),
    rect(308, 294, 180, 180, 20, { fill: '#151413', opacity: 0.4, transform: 'translate(6 8)' }),
    rect(308, 294, 180, 180, 20, { fill: face('#33312F', 'front', 'satin') }),
    rect(328, 400, 140, 54, 8, {
      fill: slant([
        [0, '#211F1E'],
        [1, '#45423F'],
      ]),
    }),
    rect(331, 402, 136, 51, 7, { fill: face('#3A3836', 'front', 'satin') }),
    circle(398, 346, 30, { fill: '#171615' }),
    circle(397, 344, 26, { fill: ball('#5A5652', 'satin') }),
    circle(397, 344, 9, { fill: ball(BRASS, 'metal') }),
    ellipse(320, 260, 60, 26, { fill: glow(fade('#FFFFFF', 0.16)), transform: 'rotate(-34 320 260)' }),
    rect(386, 226, 24, 12, 6, { fill: darken(wood, 0.55) }),
  ];
}
