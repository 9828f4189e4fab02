import { sampled, stitches } from '../fashion/line-work.ts';
import { darken, type Hex, lighten, type Point, path, type Shape, smooth, tube } from '../kit/index.ts';

/** The leather neck strap lying around the glasses. */
export function neckStrap(): Shape[] {
  const leather: Hex = '#7A4A2B';
  const loop: Point[] = [
    [240, 330],
    [130, 400],
    [110, 560],
    [230, 690],
    [400, 722],
    [570, 690],
    [694, 560],
    [670, 400],
    [560, 330],
  ];
  const pad: Point[] = [
    [230, 690],
    [310, 714],
    [400, 722],
    [490, 714],
    [570, 690],
  ];
  return [
    path(smooth(loop), { stroke: '#3A2414', width: 24, soft: 8, opacity: 0.4, transform: 'translate(8 9)' }),
    tube(smooth(loop), 15, '#2B2A28', 'matte'),
    path(smooth(pad), { stroke: darken(leather, 0.4), width: 42 }),
    path(smooth(pad), { stroke: leather, width: 37, transform: 'translate(-1 -2)' }),
    path(smooth(pad), {
      stroke: lighten(leather, 0.4),
      width: 6,
      opacity: 0.4,
      transform: 'translate(-2 -13)',
    }),
    stitches(
      sampled(pad).map(([x, y]): Point => [x, y + 13]),
      lighten(leather, 0.45),
      { length: 7, gap: 5, width: 2 },
    ),
  ];
}
