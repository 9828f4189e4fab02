import { darken, group, type Hex, lighten, type Point, path, type Shape, smooth } from '../kit/index.ts';
import { sampled, stitches } from './line-work.ts';

/** Laces across a tongue: bars from `left` to `right`, one a pair of eyelets, slightly slanted. */
export function laces(left: readonly Point[], right: readonly Point[], color: Hex, width = 9): Shape {
  const bars = left.map(([x, y], i) => {
    const [x2, y2] = right[i] ?? [x, y];
    return `M${x} ${y}Q${(x + x2) / 2} ${(y + y2) / 2 - 9} ${x2} ${y2}`;
  });
  const d = bars.join('');
  return group([
    path(d, { stroke: '#1A0C04', width, opacity: 0.35, transform: 'translate(1 4)' }),
    path(d, { stroke: darken(color, 0.22), width }),
    path(d, { stroke: color, width: width * 0.66, transform: 'translate(-0.6 -1.2)' }),
    path(d, {
      stroke: lighten(color, 0.5),
      width: width * 0.2,
      opacity: 0.7,
      transform: 'translate(-1 -2.4)',
    }),
  ]);
}

/** The edge of a panel sewn onto a shoe: a step in the leather with a row of stitches along it. */
export function panelEdge(points: readonly Point[], color: Hex, thread: Hex): Shape {
  return group([
    path(smooth(points), { stroke: darken(color, 0.5), width: 3.4, opacity: 0.7 }),
    path(smooth(points), {
      stroke: lighten(color, 0.5),
      width: 2,
      opacity: 0.6,
      transform: 'translate(-2 -2)',
    }),
    stitches(
      sampled(points).map(([x, y]): Point => [x - 5, y - 6]),
      thread,
      { length: 5, gap: 3.5, width: 1.6 },
    ),
  ]);
}
