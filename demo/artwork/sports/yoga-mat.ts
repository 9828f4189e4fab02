import {
  circle,
  darken,
  down,
  ellipse,
  footprintShadow,
  group,
  type Hex,
  lighten,
  type Picture,
  type Point,
  path,
  pattern,
  picture,
  roundStops,
  type Shape,
  slant,
  smooth,
  turned,
} from '../kit/index.ts';

const SAGE = '#7F9079';
const colors: ReadonlyArray<readonly [slug: string, rubber: Hex]> = [
  ['sage', SAGE],
  ['plum', '#6A4358'],
  ['ink', '#3A3B42'],
];

export function yogaMatPictures(): Picture[] {
  return [
    ...colors.map(([slug, rubber]) =>
      picture(`sports/stillwater-yoga-mat-${slug}`, [turned(-9, 400, 480, rolled(rubber))]),
    ),
    picture('sports/stillwater-yoga-mat-open', halfOpen(SAGE)),
    picture('sports/stillwater-yoga-mat-detail', [
      group([turned(-9, 400, 480, rolled(SAGE))], { transform: 'translate(-100 -640) scale(2.3)' }),
    ]),
  ];
}

/** Lying rolled up with its carrying strap, the spiral end toward us at the left. */
function rolled(rubber: Hex): Shape[] {
  const body = 'M180 390H640A62 100 0 0 1 640 590H180Z';
  return [
    path('M160 586H650L680 604Q400 632 170 606Z', { fill: '#3A2414', soft: 12, opacity: 0.45 }),
    path('M170 590H660L720 640Q440 670 190 630Z', { fill: '#5B3A1E', soft: 22, opacity: 0.25 }),
    path(body, { fill: down(roundStops(rubber, 'matte')) }),
    path(body, { fill: texture(rubber), opacity: 0.7 }),
    path('M186 420Q400 412 660 424', { stroke: lighten(rubber, 0.5), width: 10, opacity: 0.2 }),
    ...[
      [320, 330],
      [520, 530],
    ].map(([x = 0]) => strap(x)),
    tubeStrap(),
    ellipse(180, 490, 66, 100, {
      fill: slant([
        [0, lighten(rubber, 0.24)],
        [1, darken(rubber, 0.2)],
      ]),
    }),
    path(spiral(180, 490, 62, 96), { stroke: darken(rubber, 0.55), width: 3.4 }),
    path(spiral(181, 491, 62, 96), {
      stroke: lighten(rubber, 0.4),
      width: 1.6,
      opacity: 0.6,
      transform: 'translate(1.6 2)',
    }),
  ];
}

function texture(rubber: Hex) {
  return pattern(9, 9, [
    circle(2.5, 2.5, 1.2, { fill: darken(rubber, 0.5), opacity: 0.5 }),
    circle(6.5, 6.5, 1, { fill: lighten(rubber, 0.5), opacity: 0.4 }),
  ]);
}

function spiral(cx: number, cy: number, rx: number, ry: number): string {
  const turns = 5.4;
  const points = Array.from({ length: 110 }, (_, i): Point => {
    const share = i / 109;
    const angle = share * turns * 2 * Math.PI - 1.2;
    const r = 0.14 + 0.86 * share;
    return [cx + rx * r * Math.cos(angle), cy + ry * r * Math.sin(angle)];
  });
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

function strap(x: number): Shape {
  const cotton: Hex = '#E3D6BE';
  const d = `M${x} 388H${x + 36}A62 101 0 0 1 ${x + 36} 592H${x}A62 101 0 0 0 ${x} 388Z`;
  return group([
    path(d, { fill: '#1A0C04', opacity: 0.3, transform: 'translate(4 3)' }),
    path(d, { fill: down(roundStops(cotton, 'matte')) }),
  ]);
}

function tubeStrap(): Shape {
  const cotton: Hex = '#E3D6BE';
  const line: Point[] = [
    [352, 396],
    [372, 330],
    [470, 300],
    [556, 330],
    [574, 396],
  ];
  return group([
    path(smooth(line), { stroke: darken(cotton, 0.35), width: 30, cap: 'butt' }),
    path(smooth(line), { stroke: cotton, width: 26, cap: 'butt', transform: 'translate(-1 -2)' }),
    path(smooth(line), {
      stroke: lighten(cotton, 0.6),
      width: 5,
      opacity: 0.6,
      transform: 'translate(-2 -10)',
    }),
  ]);
}

/** Half unrolled on the floor: the flat part toward us, the roll behind it. */
function halfOpen(rubber: Hex): Shape[] {
  const flat = 'M236 330H566L690 660H112Z';
  return [
    footprintShadow('M232 330H570L690 664H112Z', 0.8),
    path('M112 660H690V670H112Z', { fill: darken(rubber, 0.4) }),
    path(flat, {
      fill: slant([
        [0, lighten(rubber, 0.16)],
        [0.6, rubber],
        [1, darken(rubber, 0.12)],
      ]),
    }),
    path(flat, { fill: texture(rubber), opacity: 0.7 }),
    path('M400 342L401 648M262 640L306 352M540 640L496 352', {
      stroke: lighten(rubber, 0.5),
      width: 2,
      opacity: 0.35,
    }),
    path('M232 330H570L584 368H218Z', { fill: '#1A0C04', opacity: 0.28 }),
    path('M232 214H570A30 58 0 0 1 570 336H232A30 58 0 0 1 232 214Z', {
      fill: down(roundStops(rubber, 'matte')),
    }),
    path('M232 214H570A30 58 0 0 1 570 336H232A30 58 0 0 1 232 214Z', {
      fill: texture(rubber),
      opacity: 0.7,
    }),
    ellipse(232, 275, 32, 61, {
      fill: slant([
        [0, lighten(rubber, 0.24)],
        [1, darken(rubber, 0.2)],
      ]),
    }),
    path(spiral(232, 275, 29, 57), { stroke: darken(rubber, 0.55), width: 2.6 }),
  ];
}
