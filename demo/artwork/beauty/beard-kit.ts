import {
  circle,
  contactShadow,
  darken,
  disc,
  down,
  ellipse,
  footprintShadow,
  group,
  type Hex,
  lathe,
  lighten,
  type Picture,
  path,
  picture,
  rect,
  roundSide,
  roundStops,
  type Shape,
  slant,
  turned,
  woodGrain,
} from '../kit/index.ts';

const TIN = '#B9BCC0';
const HORN = '#8A5A34';
const STEEL = '#B9BEC4';

export function beardKitPictures(): Picture[] {
  return [
    picture('beauty/thorne-beard-kit-front', [
      contactShadow(314, 590, 82),
      ...oil(310, 590),
      contactShadow(514, 600, 112),
      ...tin(510, 600),
      turned(-12, 400, 660, [footprintShadow('M240 640H470V690H240Z', 0.7), ...comb(250, 640)]),
    ]),
    picture('beauty/thorne-beard-kit-comb', [
      turned(-24, 400, 400, [
        footprintShadow('M200 270H620V380H200Z', 0.7),
        group(comb(200, 260), { transform: 'translate(-200 -270) scale(2)' }),
      ]),
      turned(24, 480, 600, [footprintShadow('M330 560H640V600H330Z', 0.7), ...scissors(330, 580)]),
    ]),
    picture('beauty/thorne-beard-kit-box', [...crate()]),
  ];
}

function oil(x: number, floor: number): Shape[] {
  const glass: Hex = '#33251C';
  return [
    lathe(
      x,
      [
        [floor - 230, 30],
        [floor - 230, 30],
        [floor - 218, 32],
        [floor - 196, 66],
        [floor - 176, 78],
        [floor - 10, 78],
        [floor, 72],
        [floor, 72],
      ],
      glass,
      'gloss',
    ),
    path(
      `M${x - 78} ${floor - 140}A78 20 0 0 0 ${x + 78} ${floor - 140}V${floor - 48}A78 20 0 0 1 ${x - 78} ${floor - 48}Z`,
      { fill: roundSide('#D8C5A8', 'matte') },
    ),
    path(
      `M${x - 34} ${floor - 92}A78 20 0 0 0 ${x + 34} ${floor - 92}V${floor - 84}A78 20 0 0 1 ${x - 34} ${floor - 84}Z`,
      { fill: '#8A5A34' },
    ),
    lathe(
      x,
      [
        [floor - 276, 34],
        [floor - 276, 34],
        [floor - 226, 35],
        [floor - 226, 35],
      ],
      '#26221F',
      'satin',
    ),
    lathe(
      x,
      [
        [floor - 366, 12],
        [floor - 356, 20],
        [floor - 340, 23],
        [floor - 290, 24],
        [floor - 274, 28],
        [floor - 274, 28],
      ],
      '#26221F',
      'satin',
    ),
  ];
}

function tin(x: number, floor: number): Shape[] {
  return [
    lathe(
      x,
      [
        [floor - 62, 110],
        [floor - 62, 110],
        [floor - 6, 110],
        [floor, 106],
        [floor, 106],
      ],
      TIN,
      'metal',
    ),
    lathe(
      x,
      [
        [floor - 92, 113],
        [floor - 92, 113],
        [floor - 40, 115],
        [floor - 40, 115],
      ],
      TIN,
      'metal',
    ),
    disc(
      x,
      floor - 92,
      113,
      slant([
        [0, lighten(TIN, 0.7)],
        [0.4, TIN],
        [0.6, lighten(TIN, 0.4)],
        [1, darken(TIN, 0.25)],
      ]),
    ),
    disc(
      x,
      floor - 92,
      90,
      slant([
        [0, '#3E4F3F'],
        [1, '#2C392E'],
      ]),
    ),
    disc(x, floor - 92, 52, '#C9A35B'),
    disc(x, floor - 92, 49, '#334235'),
  ];
}

/** A horn comb, teeth down, fine ones at the right; 230 wide and 60 high from (x, y). */
function comb(x: number, y: number): Shape[] {
  let teeth = '';
  for (let at = 10; at < 218; at += at < 110 ? 8 : 5.4) teeth += `M${x + at} ${y + 24}v33`;
  const spine = `M${x} ${y + 30}Q${x + 2} ${y + 4} ${x + 60} ${y + 2}H${x + 180}Q${x + 228} ${y + 4} ${x + 230} ${y + 30}Z`;
  return [
    path(teeth, { stroke: darken(HORN, 0.4), width: 4 }),
    path(teeth, { stroke: HORN, width: 2.2, transform: 'translate(-0.6 0)' }),
    path(
      `M${x} ${y + 26}H${x + 7}V${y + 58}H${x + 3}ZM${x + 223} ${y + 26}H${x + 230}L${x + 227} ${y + 58}H${x + 223}Z`,
      { fill: HORN },
    ),
    path(spine, {
      fill: slant([
        [0, lighten(HORN, 0.45)],
        [0.4, HORN],
        [1, darken(HORN, 0.45)],
      ]),
    }),
    group([woodGrain(230, 34, HORN, 3, 7)], {
      transform: `translate(${x} ${y})`,
      clip: path(spine, { transform: `translate(${-x} ${-y})` }),
    }),
    path(`M${x + 20} ${y + 12}Q${x + 40} ${y + 6} ${x + 180} ${y + 6}`, {
      stroke: '#FFF3DC',
      width: 2.4,
      opacity: 0.6,
    }),
  ];
}

/** Closed barber's scissors, 320 long from the tip at (x, y) to the right. */
function scissors(x: number, y: number): Shape[] {
  const metal = slant([
    [0, lighten(STEEL, 0.75)],
    [0.4, STEEL],
    [0.6, lighten(STEEL, 0.5)],
    [1, darken(STEEL, 0.4)],
  ]);
  const loop = (cy: number) =>
    group([
      ellipse(x + 284, cy, 38, 27, { stroke: darken(STEEL, 0.5), width: 12 }),
      ellipse(x + 283, cy - 1, 38, 27, { stroke: metal, width: 9 }),
    ]);
  return [
    path(`M${x} ${y}L${x + 150} ${y - 14}L${x + 250} ${y + 34}L${x + 246} ${y + 44}L${x + 150} ${y + 8}Z`, {
      fill: metal,
    }),
    path(`M${x} ${y}L${x + 150} ${y + 14}L${x + 250} ${y - 34}L${x + 246} ${y - 44}L${x + 150} ${y - 8}Z`, {
      fill: slant([
        [0, lighten(STEEL, 0.5)],
        [1, darken(STEEL, 0.2)],
      ]),
    }),
    path(`M${x} ${y}L${x + 150} ${y - 2}`, { stroke: darken(STEEL, 0.6), width: 1.6 }),
    loop(y + 42),
    loop(y - 42),
    circle(x + 156, y, 8, {
      fill: slant([
        [0, lighten(STEEL, 0.8)],
        [1, darken(STEEL, 0.5)],
      ]),
    }),
    path(`M${x + 151} ${y + 3}l10 -6`, { stroke: darken(STEEL, 0.6), width: 2 }),
  ];
}

/** The wooden box from above, open: everything lies in its place. */
function crate(): Shape[] {
  const oak: Hex = '#A97C4E';
  return [
    footprintShadow('M150 190H650V610H150Z'),
    path('M164 190H636Q650 190 650 204V596Q650 610 636 610H164Q150 610 150 596V204Q150 190 164 190Z', {
      fill: slant([
        [0, lighten(oak, 0.3)],
        [0.5, oak],
        [1, darken(oak, 0.25)],
      ]),
    }),
    group([woodGrain(500, 420, oak, 9, 26)], { transform: 'translate(150 190)' }),
    rect(178, 218, 444, 364, 8, {
      fill: slant([
        [0, '#1F2A24'],
        [1, '#34453A'],
      ]),
    }),
    path('M178 218H622V232H192V582H178Z', { fill: '#0D120F', opacity: 0.4 }),
    circle(300, 340, 88, { fill: '#0D120F', opacity: 0.5, transform: 'translate(6 7)' }),
    circle(300, 340, 86, {
      fill: slant([
        [0, lighten(TIN, 0.7)],
        [0.4, darken(TIN, 0.1)],
        [0.6, lighten(TIN, 0.4)],
        [1, darken(TIN, 0.4)],
      ]),
    }),
    circle(300, 340, 68, {
      fill: slant([
        [0, '#465A48'],
        [1, '#2C392E'],
      ]),
    }),
    circle(300, 340, 38, { stroke: '#C9A35B', width: 3 }),
    path('M402 306h110q12 0 12 12v68q0 12 -12 12h-110q-12 0 -12 -12v-68q0 -12 12 -12Z', {
      fill: '#0D120F',
      opacity: 0.5,
      transform: 'translate(5 7)',
    }),
    path('M402 306h110q12 0 12 12v68q0 12 -12 12h-110q-12 0 -12 -12v-68q0 -12 12 -12Z', {
      fill: down(roundStops('#5A4030', 'gloss')),
    }),
    path('M524 332h30v40h-30ZM554 338h22q10 4 10 14t-10 14h-22Z', {
      fill: down(roundStops('#26221F', 'satin')),
    }),
    path('M424 306h64v92h-64Z', { fill: down(roundStops('#D8C5A8', 'matte')) }),
    ...comb(210, 492),
    group(scissors(0, 0), { transform: 'translate(452 516) rotate(-4) scale(0.44)' }),
  ];
}
