import {
  ball,
  circle,
  darken,
  down,
  group,
  lighten,
  type Picture,
  path,
  picture,
  rect,
  type Shape,
  scaled,
  slant,
  turned,
  woodGrain,
} from '../kit/index.ts';

const BLADE = 'M262 356C200 356 96 372 26 438C120 452 250 456 452 452C458 452 460 448 460 442V356Z';
const HANDLE =
  'M500 352C560 346 640 352 702 344C742 340 770 352 772 388C774 430 752 452 716 446C660 440 600 436 556 430C530 428 508 420 500 410Z';
const STEEL = '#C3C5C7';
const WALNUT = '#6B4630';
const SHEATH =
  'M262 348C196 348 88 366 14 438C20 448 60 458 120 460H452C464 460 470 454 470 444V362C470 352 464 348 454 348Z';

export const chefsKnife: readonly Picture[] = [
  picture('home/ridge-chefs-knife-front', [turned(-32, 400, 400, knife())]),
  picture('home/ridge-chefs-knife-handle', [turned(-16, 400, 400, [scaled(1.6, 640, 400, knife())])]),
  picture('home/ridge-chefs-knife-sheath', [
    turned(-32, 400, 400, [
      group(knife(), { transform: 'translate(0 -84)' }),
      group(sheath(), { transform: 'translate(150 110)' }),
    ]),
  ]),
];

/** Lying flat, seen from above; also used on the cutting board. */
export function knife(): Shape[] {
  const whole = `${BLADE}M456 356H520V420H456Z${HANDLE}`;
  return [
    path(whole, { fill: '#5B3A1E', soft: 16, opacity: 0.36, transform: 'translate(6 26)' }),
    path(whole, { fill: '#2E1C10', soft: 4, opacity: 0.4, transform: 'translate(2 7)' }),
    path(BLADE, {
      fill: slant([
        [0, lighten(STEEL, 0.5)],
        [0.3, STEEL],
        [0.45, lighten(STEEL, 0.6)],
        [0.62, darken(STEEL, 0.14)],
        [1, lighten(STEEL, 0.2)],
      ]),
    }),
    path('M40 437C120 420 260 414 460 414V442C460 448 458 452 452 452C250 456 120 452 26 438Z', {
      fill: down([
        [0, darken(STEEL, 0.22)],
        [0.5, lighten(STEEL, 0.3)],
        [1, lighten(STEEL, 0.7)],
      ]),
    }),
    path('M262 358C206 358 110 372 44 424', { stroke: '#FFFFFF', width: 2.5, opacity: 0.75 }),
    path('M454 354H506C512 354 514 358 514 364V408C514 416 508 420 500 420C478 420 462 432 456 446Z', {
      fill: down([
        [0, lighten(STEEL, 0.5)],
        [0.5, darken(STEEL, 0.1)],
        [1, darken(STEEL, 0.4)],
      ]),
    }),
    path(HANDLE, {
      fill: down([
        [0, lighten(WALNUT, 0.24)],
        [0.3, lighten(WALNUT, 0.06)],
        [0.7, darken(WALNUT, 0.18)],
        [1, darken(WALNUT, 0.46)],
      ]),
    }),
    group([group([woodGrain(290, 110, WALNUT, 3, 11)], { transform: 'translate(490 344)' })], {
      clip: path(HANDLE, { fill: '#000' }),
    }),
    path('M510 362C580 356 650 360 706 354C736 350 756 358 762 376', {
      stroke: lighten(WALNUT, 0.6),
      width: 3.5,
      opacity: 0.5,
    }),
    ...[556, 630, 704].map((x) =>
      group([
        circle(x, 392, 10, { fill: darken(WALNUT, 0.5) }),
        circle(x, 391, 8.5, { fill: ball('#C9A35B', 'metal') }),
      ]),
    ),
  ];
}

function sheath(): Shape[] {
  const leather = '#8A5A38';
  return [
    path(SHEATH, { fill: '#2E1C10', soft: 9, opacity: 0.42, transform: 'translate(5 12)' }),
    path(SHEATH, {
      fill: slant([
        [0, lighten(leather, 0.2)],
        [0.5, leather],
        [1, darken(leather, 0.3)],
      ]),
    }),
    path(
      'M262 358C200 358 104 374 34 436C70 448 110 450 130 450H450C456 450 460 448 460 442V366C460 360 456 358 450 358Z',
      { stroke: lighten(leather, 0.5), width: 2.4, opacity: 0.7 },
    ),
    rect(392, 350, 26, 108, 0, {
      fill: slant([
        [0, darken(leather, 0.12)],
        [1, darken(leather, 0.4)],
      ]),
    }),
    circle(405, 404, 9, { fill: ball('#C9A35B', 'metal') }),
  ];
}
