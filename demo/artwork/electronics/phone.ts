import {
  camera,
  circle,
  darken,
  face,
  footprintShadow,
  group,
  type Hex,
  lighten,
  type Picture,
  picture,
  rect,
  type Shape,
  scaled,
} from '../kit/index.ts';
import { type Device, lying, screen, slab, slabShadow, upright } from './slab.ts';

const COLORS: ReadonlyArray<readonly [slug: string, color: Hex]> = [
  ['deep-teal', '#2F5D62'],
  ['porcelain', '#E6E0D6'],
  ['graphite', '#3A3C41'],
];
const EMBER = ['#F3C98B', '#DB8A4A', '#93443A', '#2F2233'] as const;

export const phone: readonly Picture[] = [
  ...COLORS.map(([slug, color]) =>
    picture(`electronics/halden-five-phone-${slug}`, [scaled(1.24, 395, 440, frontAndBack(color))]),
  ),
  picture('electronics/halden-five-phone-flat', [scaled(1.12, 400, 430, flat('#2F5D62'))]),
  picture('electronics/halden-five-phone-stack', [scaled(1.28, 400, 450, stack())]),
];

function model(color: Hex, scale = 1): Device {
  return { w: 214 * scale, h: 440 * scale, r: 36 * scale, thick: 20 * scale, edge: darken(color, 0.06) };
}

function display({ w, h, r }: Device): Shape[] {
  return [
    rect(0, 0, w, h, r, { fill: '#1A1B1D' }),
    screen(8, 8, w - 16, h - 16, r - 7, EMBER),
    rect(w / 2 - 24, 20, 48, 13, 6.5, { fill: '#141416' }),
  ];
}

function back({ w, h, r }: Device, color: Hex): Shape[] {
  return [
    rect(0, 0, w, h, r, { fill: lighten(color, 0.3) }),
    rect(1.5, 1.5, w - 2, h - 2, r - 1, { fill: face(color, 'front', 'gloss') }),
    rect(18, 18, w * 0.4, h * 0.34, w * 0.2, { fill: darken(color, 0.3) }),
    rect(20, 20, w * 0.4 - 4, h * 0.34 - 4, w * 0.19, { fill: face(color, 'left', 'satin') }),
    lens(18 + w * 0.2, 20 + w * 0.21, w * 0.145),
    lens(18 + w * 0.2, 14 + h * 0.34 - w * 0.2, w * 0.145),
    circle(w * 0.6, 42, 8, { fill: '#F3E7CE' }),
  ];
}

function lens(cx: number, cy: number, r: number): Shape {
  return group([
    circle(cx, cy, r, { fill: face('#B9BCC0', 'front', 'metal') }),
    circle(cx, cy, r * 0.9, { fill: '#151518' }),
    circle(cx, cy, r * 0.52, { fill: face('#2B3A55', 'front', 'gloss') }),
    circle(cx - r * 0.2, cy - r * 0.24, r * 0.15, { fill: '#C8D6EC', opacity: 0.85 }),
  ]);
}

function frontAndBack(color: Hex): Shape[] {
  const view = camera({ yaw: -26, at: [395, 616] });
  const device = model(color);
  const behind = upright(device, 120, -60);
  const front = upright(device, -70, 60);
  return [
    footprintShadow(slabShadow(view, device, behind)),
    slab(view, device, behind, back(device, color)),
    footprintShadow(slabShadow(view, device, front)),
    slab(view, device, front, display(device)),
  ];
}

function flat(color: Hex): Shape[] {
  const view = camera({ yaw: -34, pitch: 46, at: [400, 430] });
  const device = model(color, 1.08);
  const [left, right] = [lying(device, -150, 0), lying(device, 150, 0)];
  return [
    footprintShadow(slabShadow(view, device, left)),
    slab(view, device, left, display(device)),
    slab(view, device, right, back(device, color)),
  ];
}

/** All three colors on top of each other, each turned a little. */
function stack(): Shape[] {
  const view = camera({ yaw: -30, pitch: 36, at: [400, 480] });
  const turns = [30, 6, -16];
  const bottom = model('#2F5D62', 1.12);
  return [
    footprintShadow(slabShadow(view, bottom, lying(bottom, 0, 0, turns[0]))),
    ...COLORS.map(([, color], i) => {
      const device = model(color, 1.12);
      return slab(view, device, lying(device, 0, 0, turns[i], i * 24), back(device, color));
    }),
  ];
}
