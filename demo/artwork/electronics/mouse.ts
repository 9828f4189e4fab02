import {
  across,
  circle,
  darken,
  down,
  ellipse,
  fade,
  glow,
  group,
  type Hex,
  lighten,
  moved,
  type Picture,
  path,
  picture,
  rect,
  ribs,
  roundStops,
  type Shape,
  scaled,
  slant,
  turned,
} from '../kit/index.ts';

const COLORS: ReadonlyArray<readonly [slug: string, color: Hex]> = [
  ['graphite', '#3B3D42'],
  ['stone', '#D2C8B8'],
];
const SHELL =
  'M400 130C492 130 548 196 556 320C566 470 540 668 400 668C260 668 234 470 244 320C252 196 308 130 400 130Z';

export const mouse: readonly Picture[] = [
  ...COLORS.map(([slug, color]) => picture(`electronics/contour-wireless-mouse-${slug}`, fromAbove(color))),
  picture('electronics/contour-wireless-mouse-underside', underside('#3B3D42')),
  picture('electronics/contour-wireless-mouse-pair', [
    moved(-165, 14, [scaled(0.74, 400, 400, fromAbove('#3B3D42'))]),
    moved(150, -14, [scaled(0.74, 400, 400, fromAbove('#D2C8B8'))]),
  ]),
];

function fromAbove(color: Hex): Shape[] {
  return [
    turned(18, 400, 400, [
      path(SHELL, { fill: '#5B3A1E', soft: 24, opacity: 0.4, transform: 'translate(34 14)' }),
      path(SHELL, { fill: '#2E1C10', soft: 7, opacity: 0.4, transform: 'translate(10 4)' }),
      path(SHELL, { fill: across(roundStops(color, 'satin')) }),
      path(SHELL, {
        fill: down([
          [0, '#1B120B', 0.3],
          [0.2, '#FFFFFF', 0.02],
          [0.55, '#FFFFFF', 0.14],
          [1, '#1B120B', 0.4],
        ]),
      }),
      path('M400 130V372C340 372 288 380 246 396', { stroke: darken(color, 0.55), width: 4 }),
      path('M400 372C460 372 512 380 555 396', { stroke: darken(color, 0.55), width: 4 }),
      path('M404 134V368', { stroke: lighten(color, 0.4), width: 1.5, opacity: 0.6 }),
      rect(380, 204, 40, 112, 20, { fill: darken(color, 0.6) }),
      rect(386, 212, 28, 96, 14, { fill: across(roundStops('#8F8B85', 'metal')) }),
      rect(386, 212, 28, 96, 14, { fill: ribs('#6A6661', 8, 90) }),
      rect(386, 212, 28, 96, 14, {
        fill: down([
          [0, '#120D09', 0.6],
          [0.45, '#FFFFFF', 0.16],
          [1, '#120D09', 0.6],
        ]),
      }),
      rect(391, 342, 18, 5, 2.5, { fill: '#E0A050' }),
      ellipse(340, 470, 74, 130, { fill: glow(fade('#FFFFFF', 0.26)) }),
    ]),
  ];
}

/** The underside: glide feet, the sensor, and the switch. */
function underside(color: Hex): Shape[] {
  const foot = (d: string): Shape =>
    group([path(d, { fill: lighten(color, 0.3) }), path(d, { fill: slant(fade('#FFFFFF', 0.3)) })]);
  return [
    turned(-14, 400, 400, [
      path(SHELL, { fill: '#5B3A1E', soft: 24, opacity: 0.4, transform: 'translate(30 22)' }),
      path(SHELL, { fill: '#2E1C10', soft: 7, opacity: 0.4, transform: 'translate(8 6)' }),
      path(SHELL, { fill: across(roundStops(color, 'satin')) }),
      scaled(0.93, 400, 400, [
        path(SHELL, {
          fill: slant([
            [0, darken(color, 0.16)],
            [1, darken(color, 0.34)],
          ]),
        }),
      ]),
      foot(
        'M320 180C350 156 450 156 480 180C486 196 480 206 468 204C430 190 370 190 332 204C320 206 314 196 320 180Z',
      ),
      foot(
        'M300 590C350 636 450 636 500 590C508 574 500 562 488 570C440 604 360 604 312 570C300 562 292 574 300 590Z',
      ),
      circle(400, 372, 42, {
        fill: slant([
          [0, darken(color, 0.55)],
          [1, darken(color, 0.1)],
        ]),
      }),
      circle(400, 372, 34, { fill: '#131315' }),
      circle(400, 372, 15, {
        fill: glow([
          [0, '#C8483A'],
          [0.5, '#5A1E1A'],
          [1, '#170B0A'],
        ]),
      }),
      rect(364, 466, 72, 34, 17, { fill: darken(color, 0.6) }),
      rect(368, 470, 34, 26, 13, { fill: '#7FA36F' }),
      rect(400, 469, 32, 28, 14, { fill: slant(roundStops('#B9BCC0', 'satin')) }),
    ]),
  ];
}
