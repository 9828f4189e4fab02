import {
  across,
  circle,
  darken,
  ellipse,
  glow,
  group,
  type Hex,
  lighten,
  type Picture,
  path,
  picture,
  roundStops,
  type Shape,
  turned,
} from '../kit/index.ts';

type Frame = { main: Hex; accent: Hex };
const FRAME: Frame = { main: '#2B3A55', accent: '#D98A2B' };

export function tennisRacketPictures(): Picture[] {
  return [
    picture('sports/valkon-tennis-racket-front', [racket(34, 400, 400, FRAME), ball(566, 616, 48)]),
    picture('sports/valkon-tennis-racket-pair', [
      group([racket(-38, 400, 400, { main: '#2E4A42', accent: '#E8DFD0' })], {
        transform: 'translate(-50 0)',
      }),
      group([racket(38, 400, 400, FRAME)], { transform: 'translate(50 0)' }),
    ]),
    picture('sports/valkon-tennis-racket-grip', [
      group([racket(34, 400, 400, FRAME)], { transform: 'translate(-200 -860) scale(2.3)' }),
    ]),
  ];
}

/** Lying flat, turned around a point of the picture; upright it runs from y 80 to y 730. */
function racket(degrees: number, cx: number, cy: number, { main, accent }: Frame): Shape {
  const head =
    'M400 84C502 84 536 176 530 258C524 346 478 412 432 452L400 470L368 452C322 412 276 346 270 258C264 176 298 84 400 84Z';
  const bed =
    'M400 104C486 104 514 184 509 258C503 334 462 392 420 428Q400 442 380 428C338 392 297 334 291 258C286 184 314 104 400 104Z';
  const throat = 'M384 560L372 500Q340 440 316 404M416 560L428 500Q460 440 484 404';
  const mains = Array.from({ length: 15 }, (_, i) => `M${302 + i * 14} 90V440`).join('');
  const crosses = Array.from({ length: 19 }, (_, i) => `M280 ${122 + i * 16.4}H520`).join('');
  return turned(degrees, cx, cy, [
    path(`${bed}${throat}M400 560V700`, {
      stroke: '#3A2414',
      width: 24,
      soft: 9,
      opacity: 0.4,
      transform: 'translate(18 2)',
    }),
    group(
      [
        path(mains + crosses, { stroke: '#5B3A1E', width: 2, opacity: 0.25, transform: 'translate(7 1)' }),
        path(mains + crosses, { stroke: '#A79F8E', width: 2.6 }),
        path(mains + crosses, { stroke: '#FBF6EA', width: 1.3, transform: 'translate(-0.5 -0.5)' }),
      ],
      { clip: path(bed, {}) },
    ),
    path(throat, { stroke: darken(main, 0.45), width: 25 }),
    path(throat, { stroke: main, width: 19, transform: 'translate(-1 -1)' }),
    path(throat, { stroke: lighten(main, 0.5), width: 4, opacity: 0.7, transform: 'translate(-5 -3)' }),
    path('M384 436Q400 448 416 436L424 452Q400 474 376 452Z', { fill: main }),
    path(head, { stroke: darken(main, 0.45), width: 25 }),
    path(head, { stroke: main, width: 19, transform: 'translate(-1 -1)' }),
    path('M400 84C502 84 536 176 530 258', { stroke: accent, width: 10, opacity: 0.95 }),
    path('M316 404C290 360 272 310 270 258', { stroke: accent, width: 10, opacity: 0.95 }),
    path(head, { stroke: lighten(main, 0.65), width: 3.4, opacity: 0.6, transform: 'translate(-5 -5)' }),
    path(bed, { stroke: '#16161A', width: 5, opacity: 0.7 }),
    ...grip(accent),
  ]);
}

function grip(accent: Hex): Shape[] {
  const leather: Hex = '#2A2624';
  const wraps = Array.from({ length: 11 }, (_, i) => `M380 ${572 + i * 15}L420 ${562 + i * 15}`).join('');
  return [
    path('M380 552H420L422 722Q422 734 412 734H388Q378 734 378 722Z', {
      fill: across(roundStops(leather, 'matte')),
    }),
    path(wraps, { stroke: '#0F0D0C', width: 2.4, opacity: 0.8 }),
    path(wraps, { stroke: lighten(leather, 0.4), width: 1.6, opacity: 0.5, transform: 'translate(0 2.4)' }),
    path('M376 716H424L428 740Q428 746 420 746H380Q372 746 372 740Z', {
      fill: across(roundStops(leather, 'satin')),
    }),
    path('M378 546H422V560H378Z', { fill: across(roundStops(accent, 'satin')) }),
  ];
}

function ball(x: number, y: number, r: number): Shape {
  const felt: Hex = '#CFCB4E';
  return group([
    ellipse(x + 12, y + r * 0.7, r * 1.1, r * 0.5, { fill: '#3A2414', soft: 9, opacity: 0.4 }),
    circle(x, y, r, {
      fill: glow(
        [
          [0, lighten(felt, 0.5)],
          [0.5, felt],
          [1, darken(felt, 0.42)],
        ],
        { cx: 0.36, cy: 0.3, r: 0.75 },
      ),
    }),
    group(
      [
        path(
          `M${x - r * 1.1} ${y - r * 0.3}Q${x} ${y - r * 0.1} ${x + r * 0.2} ${y - r * 1.1}M${x - r * 0.2} ${y + r * 1.1}Q${x} ${y + r * 0.1} ${x + r * 1.1} ${y + r * 0.3}`,
          { stroke: '#F6F1E2', width: r * 0.12 },
        ),
      ],
      { clip: circle(x, y, r, {}) },
    ),
  ]);
}
