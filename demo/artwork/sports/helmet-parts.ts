import {
  darken,
  group,
  type Hex,
  lighten,
  type Point,
  path,
  rect,
  type Shape,
  slant,
  smooth,
} from '../kit/index.ts';

export function vent(points: readonly Point[], shell: Hex): Shape[] {
  const d = smooth(points, true);
  return [
    path(d, { fill: lighten(shell, 0.5), transform: 'translate(3 4)', opacity: 0.9 }),
    path(d, {
      fill: slant([
        [0, '#141315'],
        [0.6, '#2B2A2D'],
        [1, '#4A494D'],
      ]),
    }),
    path(d, { stroke: darken(shell, 0.5), width: 2.4, opacity: 0.7 }),
  ];
}

export function straps(): Shape {
  const line = (d: string, shift = 0) =>
    group([
      path(d, { stroke: '#1A1A1C', width: 15, cap: 'butt' }),
      path(d, { stroke: '#3C3C40', width: 10, cap: 'butt', transform: `translate(${-1 - shift} -1)` }),
    ]);
  return group([
    line('M290 540L388 612L360 640'),
    line('M560 536L388 612'),
    line('M388 612Q380 640 330 646L262 650'),
    rect(366, 596, 44, 34, 9, {
      fill: slant([
        [0, '#55565B'],
        [1, '#1C1C1E'],
      ]),
    }),
    rect(236, 634, 44, 28, 7, {
      fill: slant([
        [0, '#55565B'],
        [1, '#1C1C1E'],
      ]),
    }),
    path('M252 640v16M262 640v16', { stroke: '#0F0F10', width: 3 }),
  ]);
}
