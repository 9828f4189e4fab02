import type { Shape } from './look.ts';
import { down, fade, glow } from './paint.ts';
import { ellipse, group, path, rect } from './shape.ts';
import { toSvg } from './svg.ts';

/** One picture of the catalogue: where it is kept below `demo/pictures/`, and its SVG document. */
export type Picture = { file: string; svg: string };

/** Where things stand: the y of the floor line under an upright object in the middle of the picture. */
export const FLOOR = 640;

/** How much a circle on the floor is flattened by the camera, which looks down by 15 degrees. */
export const TILT = 0.26;

const SHADE = '#5B3A1E';

/** Sets shapes before the studio's backdrop. `file` is `<category>/<slug>-<view>`, without ending. */
export function picture(file: string, shapes: readonly Shape[]): Picture {
  return { file: `${file}.svg`, svg: toSvg([backdrop(), ...shapes]) };
}

/** The shadow under something round that stands on the floor: `rx` is half the width of what touches. */
export function contactShadow(cx: number, y: number, rx: number, strength = 1): Shape {
  const ry = rx * TILT;
  return group([
    ellipse(cx + rx * 0.3, y + ry * 0.3, rx * 1.9, ry * 1.9, { fill: pool(0.3 * strength) }),
    ellipse(cx + rx * 0.1, y + ry * 0.12, rx * 1.3, ry * 1.42, { fill: pool(0.62 * strength) }),
    ellipse(cx, y + 1, rx * 1.05, ry * 1.12, { fill: core(0.5 * strength) }),
  ]);
}

/** The shadow of any other footprint: give the outline of what touches the floor, as a path. */
export function footprintShadow(d: string, strength = 1): Shape {
  return group([
    path(d, { fill: SHADE, soft: 26, opacity: 0.3 * strength, transform: 'translate(22 14)' }),
    path(d, { fill: '#3A2414', soft: 7, opacity: 0.42 * strength, transform: 'translate(3 4)' }),
  ]);
}

function backdrop(): Shape {
  return group([
    rect(0, 0, 800, 800, 0, {
      fill: down([
        [0, '#F7F1E7'],
        [0.55, '#F3EBDE'],
        [1, '#EFE5D5'],
      ]),
    }),
    rect(0, 0, 800, 800, 0, { fill: glow(fade('#FFFDF8', 0.95), { cx: 0.34, cy: 0.3, r: 0.62 }) }),
    ellipse(400, 650, 420, 130, { fill: glow(fade('#FFFAF0', 0.7)) }),
    rect(0, 0, 800, 800, 0, {
      fill: glow(
        [
          [0.62, '#C9B08C', 0],
          [1, '#C9B08C', 0.22],
        ],
        { cx: 0.46, cy: 0.44, r: 0.78 },
      ),
    }),
  ]);
}

function pool(opacity: number) {
  return glow([
    [0, SHADE, opacity],
    [0.35, SHADE, opacity * 0.62],
    [0.7, SHADE, opacity * 0.16],
    [1, SHADE, 0],
  ]);
}

function core(opacity: number) {
  return glow([
    [0, '#2E1C10', opacity],
    [0.8, '#2E1C10', opacity * 0.8],
    [1, '#2E1C10', 0],
  ]);
}
