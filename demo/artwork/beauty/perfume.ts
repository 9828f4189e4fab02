import {
  across,
  box,
  camera,
  contactShadow,
  darken,
  down,
  ellipse,
  footprint,
  footprintShadow,
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
} from '../kit/index.ts';

const LIQUID = '#D79A4A';
const WOOD = '#5A3A26';

export function perfumePictures(): Picture[] {
  return [
    picture('beauty/sillon-eau-de-parfum-front', [...shade(0), ...flacon(), ...cap(0, 0)]),
    picture('beauty/sillon-eau-de-parfum-open', [
      group([...shade(0), ...flacon()], { transform: 'translate(-70 0)' }),
      contactShadow(596, 640, 70),
      group(cap(0, 0), { transform: 'translate(194 404)' }),
    ]),
    picture('beauty/sillon-eau-de-parfum-box', [
      ...carton(),
      group([...shade(0), ...flacon(), ...cap(0, 0)], { transform: 'translate(-20 180) scale(0.76)' }),
    ]),
  ];
}

function shade(x: number): Shape[] {
  return [
    ellipse(408 + x, 646, 190, 40, { fill: '#5B3A1E', soft: 20, opacity: 0.35 }),
    path(`M${250 + x} 636H${556 + x}L${640 + x} 676Q${400 + x} 700 ${262 + x} 654Z`, {
      fill: LIQUID,
      soft: 16,
      opacity: 0.35,
    }),
  ];
}

/** Thick-walled glass: the liquid sits in a smaller block with light bending around it. */
function flacon(): Shape[] {
  const outer = 'M262 310Q262 292 280 292H520Q538 292 538 310V628Q538 648 518 648H282Q262 648 262 628Z';
  const inner = 'M292 334Q292 322 304 322H496Q508 322 508 334V590Q508 606 492 606H308Q292 606 292 590Z';
  return [
    rect(372, 250, 56, 46, 4, { fill: across(roundStops('#C9A35B', 'metal')) }),
    rect(380, 226, 40, 30, 4, { fill: across(roundStops('#D7B46C', 'metal')) }),
    rect(390, 214, 20, 16, 4, { fill: across(roundStops('#C9A35B', 'metal')) }),
    path(outer, {
      fill: slant([
        [0, '#FFFDF8', 0.95],
        [0.4, '#F0E6D6', 0.9],
        [0.75, '#DFCFB6', 0.95],
        [1, '#C9B08C', 0.95],
      ]),
    }),
    path(inner, {
      fill: slant([
        [0, lighten(LIQUID, 0.5)],
        [0.4, lighten(LIQUID, 0.16)],
        [0.8, LIQUID],
        [1, darken(LIQUID, 0.2)],
      ]),
    }),
    path('M292 334Q292 322 304 322H496Q508 322 508 334V372Q400 380 292 372Z', {
      fill: '#FBF4E6',
      opacity: 0.82,
    }),
    path('M292 372Q400 380 508 372', { stroke: darken(LIQUID, 0.2), width: 3, opacity: 0.6 }),
    path('M399 296V580', { stroke: '#FFFFFF', width: 7, opacity: 0.4 }),
    path('M404 376V580L410 590', { stroke: darken(LIQUID, 0.3), width: 2, opacity: 0.5 }),
    path(
      'M262 628L292 590Q292 606 308 606H492Q508 606 508 590L538 628Q538 648 518 648H282Q262 648 262 628Z',
      {
        fill: down([
          [0, lighten(LIQUID, 0.55), 0.9],
          [0.6, '#FFFFFF', 0.5],
          [1, darken(LIQUID, 0.1), 0.7],
        ]),
      },
    ),
    path('M508 334L538 310V628L508 590Z', {
      fill: across([
        [0, '#B9965F', 0.55],
        [0.6, '#FFFFFF', 0.7],
        [1, '#B99C74', 0.7],
      ]),
    }),
    path('M292 334L262 310V628L292 590Z', {
      fill: across([
        [0, '#C7AE86', 0.6],
        [0.35, '#FFFFFF', 0.95],
        [1, '#E3CFAE', 0.5],
      ]),
    }),
    path('M262 310Q262 292 280 292H520Q538 292 538 310L508 334Q508 322 496 322H304Q292 322 292 334Z', {
      fill: down([
        [0, '#FFFFFF', 0.9],
        [1, '#D9C7A8', 0.6],
      ]),
    }),
    path('M306 340L346 330V600L306 596Z', { fill: '#FFFFFF', opacity: 0.22 }),
    path('M356 330H366V602H356Z', { fill: '#FFFFFF', opacity: 0.16 }),
    rect(352, 452, 96, 74, 3, {
      fill: slant([
        [0, '#F7EFE0'],
        [1, '#E3D6BF'],
      ]),
    }),
    rect(386, 478, 28, 4, 2, { fill: '#8A6A44' }),
    rect(376, 494, 48, 2.4, 1, { fill: '#B9A07A' }),
    path('M272 640H528', { stroke: '#FFFFFF', width: 3, opacity: 0.6 }),
  ];
}

function cap(x: number, y: number): Shape[] {
  return [
    rect(348 + x, 150 + y, 104, 116, 8, { fill: across(roundStops(WOOD, 'satin')) }),
    ...[356, 371, 390, 404, 423, 440].map((gx, i) =>
      path(`M${gx + x} ${158 + y}q${i % 2 ? 4 : -4} 50 0 102`, {
        stroke: darken(WOOD, 0.45),
        width: 2,
        opacity: 0.5,
      }),
    ),
    rect(348 + x, 150 + y, 104, 12, 6, { fill: lighten(WOOD, 0.35), opacity: 0.7 }),
    rect(348 + x, 252 + y, 104, 14, 3, { fill: across(roundStops('#C9A35B', 'metal')) }),
  ];
}

function carton(): Shape[] {
  const view = camera({ at: [548, 604] });
  const size = { w: 200, h: 350, d: 130 };
  const seal: Hex = '#C9A35B';
  const [x, y] = view.point([0, 200, 65]);
  return [
    footprintShadow(footprint(view, size)),
    box(view, size, '#33454A'),
    ellipse(x, y, 30, 34, {
      fill: slant([
        [0, lighten(seal, 0.4)],
        [1, darken(seal, 0.2)],
      ]),
    }),
    ellipse(x, y, 24, 28, { fill: '#33454A' }),
  ];
}
