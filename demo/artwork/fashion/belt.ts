import {
  across,
  circle,
  contactShadow,
  darken,
  down,
  ellipse,
  group,
  type Hex,
  lighten,
  type Picture,
  type Point,
  path,
  picture,
  roundStops,
  type Shape,
  slant,
  smooth,
} from '../kit/index.ts';
import { sampled, stitches } from './line-work.ts';
import { molded } from './molded.ts';

const BRASS = '#C9A35B';
const colors: ReadonlyArray<readonly [slug: string, leather: Hex]> = [
  ['chestnut', '#86481F'],
  ['black', '#29282A'],
];

export function beltPictures(): Picture[] {
  return [
    ...colors.map(([slug, leather]) => picture(`fashion/stell-bridle-belt-${slug}`, coil(leather))),
    picture('fashion/stell-bridle-belt-flat', flat('#86481F')),
    picture('fashion/stell-bridle-belt-detail', [
      group(flat('#86481F'), { transform: 'translate(-250 -560) scale(2.1)' }),
    ]),
  ];
}

/** Standing rolled up: turns of the strap seen from a little above, the buckle at the front. */
function coil(leather: Hex): Shape[] {
  const turns = [206, 184, 162, 140, 118, 96];
  const top = 430;
  const height = 128;
  const tilt = 0.36;
  return [
    contactShadow(404, top + height + 8, 196),
    path(wall(206, top, height, tilt), { fill: across(roundStops(leather, 'satin')) }),
    path(wall(206, top, height, tilt), {
      fill: down([
        [0, '#FFF6E8', 0.16],
        [0.2, '#1A0C04', 0],
        [1, '#1A0C04', 0.34],
      ]),
    }),
    stitches(arc(206, top + 14, tilt), lighten(leather, 0.46), { length: 8, gap: 5 }),
    stitches(arc(206, top + height - 14, tilt), lighten(leather, 0.46), { length: 8, gap: 5 }),
    ...turns.flatMap((r, i) => [
      ellipse(400 + i * 1.5, top, r, r * tilt, {
        fill: slant([
          [0, lighten(leather, 0.32)],
          [0.5, lighten(leather, 0.1)],
          [1, darken(leather, 0.2)],
        ]),
      }),
      ellipse(400 + i * 1.5, top + 1.4, r - 10, (r - 10) * tilt, {
        fill: across([
          [0, darken(leather, 0.66)],
          [0.6, darken(leather, 0.5)],
          [1, darken(leather, 0.32)],
        ]),
      }),
    ]),
    ellipse(409, top + 8, 76, 76 * tilt - 4, {
      fill: down([
        [0, '#6B4A2C', 0.2],
        [1, '#D8C5A8', 0.5],
      ]),
      opacity: 0.5,
    }),
    loop(leather, 300, top + 64, height),
    buckle(400, top + 134),
  ];
}

function wall(r: number, top: number, height: number, tilt: number): string {
  return `M${400 - r} ${top}A${r} ${r * tilt} 0 0 0 ${400 + r} ${top}V${top + height}A${r} ${r * tilt} 0 0 1 ${400 - r} ${top + height}Z`;
}

function arc(r: number, y: number, tilt: number): Point[] {
  return Array.from({ length: 41 }, (_, i): Point => {
    const angle = ((8 + (164 * i) / 40) * Math.PI) / 180;
    return [400 - r * Math.cos(angle), y + r * tilt * Math.sin(angle)];
  });
}

function loop(leather: Hex, x: number, y: number, height: number): Shape {
  return molded(
    `M${x} ${y - 6}L${x + 34} ${y}V${y + height + 6}L${x} ${y + height - 2}Z`,
    lighten(leather, 0.05),
    { depth: 12 },
  );
}

function buckle(x: number, y: number): Shape {
  const frame = `M${x - 52} ${y - 76}H${x + 40}Q${x + 66} ${y - 76} ${x + 66} ${y - 50}V${y + 46}Q${x + 66} ${y + 72} ${x + 40} ${y + 72}H${x - 52}Z`;
  return group([
    path(frame, { stroke: '#1A0C04', width: 17, opacity: 0.4, transform: 'translate(6 7)' }),
    path(frame, { stroke: darken(BRASS, 0.5), width: 17 }),
    path(frame, { stroke: down(roundStops(BRASS, 'metal')), width: 14 }),
    path(frame, { stroke: lighten(BRASS, 0.75), width: 3, opacity: 0.7, transform: 'translate(-3 -3)' }),
    path(`M${x - 50} ${y - 2}H${x + 66}`, { stroke: darken(BRASS, 0.6), width: 15 }),
    path(`M${x - 50} ${y - 4}H${x + 64}`, { stroke: BRASS, width: 10 }),
    path(`M${x - 46} ${y - 7}H${x + 62}`, { stroke: lighten(BRASS, 0.7), width: 2.6 }),
  ]);
}

/** From above, bent in a wide S with the buckle to the left. */
function flat(leather: Hex): Shape[] {
  const line: Point[] = [
    [222, 330],
    [330, 322],
    [470, 326],
    [590, 352],
    [640, 420],
    [590, 486],
    [460, 504],
    [330, 506],
    [180, 520],
  ];
  const d = smooth(line);
  const holes = [196, 226, 256, 286, 316];
  return [
    path(d, { stroke: '#3A2414', width: 58, soft: 12, opacity: 0.4, transform: 'translate(10 14)' }),
    path(d, { stroke: darken(leather, 0.45), width: 60, cap: 'round' }),
    path(d, { stroke: darken(leather, 0.1), width: 55 }),
    path(d, { stroke: leather, width: 46, transform: 'translate(-2 -3)' }),
    path(d, { stroke: lighten(leather, 0.25), width: 18, opacity: 0.4, transform: 'translate(-4 -9)' }),
    stitches(sampled(shifted(line, -20)), lighten(leather, 0.46)),
    stitches(sampled(shifted(line, 20)), lighten(leather, 0.46)),
    ...holes.map((x) => circle(x, 510 - (x - 196) * 0.03, 6, { fill: darken(leather, 0.72) })),
    buckle(190, 332),
    molded('M262 294L292 292V362L262 364Z', lighten(leather, 0.05), { depth: 12 }),
  ];
}

function shifted(points: readonly Point[], by: number): Point[] {
  return points.map(([x, y], i): Point => {
    const [x1, y1] = points[Math.max(0, i - 1)] ?? [x, y];
    const [x2, y2] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(x2 - x1, y2 - y1);
    return [x - ((y2 - y1) / length) * by, y + ((x2 - x1) / length) * by];
  });
}
