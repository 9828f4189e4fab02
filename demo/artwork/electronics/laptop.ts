import {
  across,
  camera,
  darken,
  face,
  footprintShadow,
  group,
  type Hex,
  lighten,
  on,
  type Picture,
  pattern,
  picture,
  rect,
  roundStops,
  type Shape,
  scaled,
  slant,
} from '../kit/index.ts';
import { type Device, lying, type Pose, screen, slab, slabShadow } from './slab.ts';

const COLORS: ReadonlyArray<readonly [slug: string, color: Hex]> = [
  ['silver', '#BFC1C3'],
  ['graphite', '#4A4C50'],
];
const DUSK = ['#F0C59A', '#C97C5D', '#6C4A56', '#2B3148'] as const;

export const laptop: readonly Picture[] = [
  ...COLORS.map(([slug, color]) =>
    picture(`electronics/plateau-14-laptop-${slug}`, [scaled(1.14, 440, 450, open(color, -26))]),
  ),
  picture('electronics/plateau-14-laptop-closed', [scaled(1.18, 400, 460, closed('#BFC1C3'))]),
  picture('electronics/plateau-14-laptop-keyboard', keyboardCloseUp('#BFC1C3')),
];

function open(color: Hex, yaw: number): Shape[] {
  const view = camera({ yaw, pitch: 24, at: [410, 560] });
  const base: Device = { w: 440, h: 300, r: 20, thick: 15, edge: color };
  const lid: Device = { w: 440, h: 300, r: 18, thick: 8, edge: color };
  const [c, s] = [Math.cos(0.3), Math.sin(0.3)];
  const hinge: Pose = {
    corner: [-220, 15 + 300 * c, -146 - 300 * s],
    right: [1, 0, 0],
    below: [0, -c, s],
    back: [0, -s, -c],
  };
  const lies = lying(base, 0, 0);
  return [
    footprintShadow(slabShadow(view, base, lies)),
    slab(view, base, lies, deck(color)),
    slab(view, lid, hinge, [
      rect(0, 0, 440, 300, 18, { fill: '#1E1F22' }),
      screen(11, 11, 418, 272, 8, DUSK),
      rect(214, 3, 12, 5, 2.5, { fill: '#33353A' }),
    ]),
  ];
}

/** The upper side of the base: keys in their well, and the touchpad. */
function deck(color: Hex): Shape[] {
  return [
    rect(0, 0, 440, 300, 20, { fill: face(color, 'top', 'metal') }),
    rect(30, 20, 380, 150, 10, { fill: darken(color, 0.3) }),
    ...keys(34, 24, 372, 142),
    rect(140, 186, 160, 98, 9, { fill: darken(color, 0.16) }),
    rect(142, 188, 157, 95, 8, {
      fill: slant([
        [0, lighten(color, 0.2)],
        [1, lighten(color, 0.02)],
      ]),
    }),
  ];
}

/** Six rows of keys as one repeated key, with a wide space bar over the last row. */
function keys(x: number, y: number, w: number, h: number): Shape[] {
  const [stepX, stepY] = [w / 14, h / 6];
  const cap: Shape[] = [
    rect(1.5, 1.5, stepX - 3, stepY - 3, 4, { fill: '#17181A' }),
    rect(1.5, 1.5, stepX - 3.6, stepY - 4.4, 4, {
      fill: slant([
        [0, '#43454A'],
        [1, '#2A2B2F'],
      ]),
    }),
  ];
  return [
    group([rect(0, 0, w, h, 4, { fill: pattern(stepX, stepY, cap) })], { transform: `translate(${x} ${y})` }),
    rect(x + stepX * 4 + 1.5, y + stepY * 5 + 1.5, stepX * 5 - 3, stepY - 4, 4, {
      fill: slant([
        [0, '#43454A'],
        [1, '#2A2B2F'],
      ]),
    }),
  ];
}

function closed(color: Hex): Shape[] {
  const view = camera({ yaw: -34, pitch: 40, at: [400, 470] });
  const body: Device = { w: 470, h: 320, r: 24, thick: 26, edge: color };
  const lies = lying(body, 0, 0);
  const seam = view.sheet([-235, 15, 160], [1, 0, 0], [0, -1, 0]);
  return [
    footprintShadow(slabShadow(view, body, lies)),
    slab(view, body, lies, [
      rect(0, 0, 470, 320, 24, { fill: face(color, 'top', 'metal') }),
      rect(0, 0, 470, 320, 24, { fill: across(roundStops(lighten(color, 0.3), 'matte')), opacity: 0.35 }),
    ]),
    on(seam, [
      rect(24, 0, 422, 2.6, 1, { fill: darken(color, 0.6) }),
      rect(24, 3, 422, 1.5, 1, { fill: lighten(color, 0.6) }),
    ]),
  ];
}

function keyboardCloseUp(color: Hex): Shape[] {
  const view = camera({ yaw: -18, pitch: 62, at: [405, 470] });
  const base: Device = { w: 590, h: 400, r: 26, thick: 17, edge: color };
  const lies = lying(base, 0, 0);
  return [
    footprintShadow(slabShadow(view, base, lies)),
    slab(view, base, lies, [group(deck(color), { transform: 'scale(1.341 1.333)' })]),
  ];
}
