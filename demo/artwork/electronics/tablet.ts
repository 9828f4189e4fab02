import {
  camera,
  circle,
  darken,
  face,
  footprintShadow,
  type Hex,
  lighten,
  type Picture,
  path,
  picture,
  rect,
  type Shape,
  scaled,
  tube,
} from '../kit/index.ts';
import { type Device, lying, screen, slab, slabShadow, upright } from './slab.ts';

const COLORS: ReadonlyArray<readonly [slug: string, color: Hex]> = [
  ['starlight', '#D8D2C6'],
  ['slate', '#565A61'],
];
const SEA = ['#CFE0DD', '#7FA9A8', '#3E6F75', '#1E3F4B'] as const;

export const tablet: readonly Picture[] = [
  ...COLORS.map(([slug, color]) =>
    picture(`electronics/folio-11-tablet-${slug}`, [scaled(1.14, 395, 430, frontAndBack(color))]),
  ),
  picture('electronics/folio-11-tablet-pencil', [scaled(1.2, 400, 420, withPencil('#D8D2C6'))]),
  picture('electronics/folio-11-tablet-back', [scaled(1.16, 405, 430, fromBehind('#D8D2C6'))]),
];

function model(edge: Hex, scale = 1): Device {
  return { w: 300 * scale, h: 410 * scale, r: 24 * scale, thick: 12 * scale, edge };
}

function display(device: Device): Shape[] {
  const { w, h, r } = device;
  return [
    rect(0, 0, w, h, r, { fill: '#1C1D20' }),
    screen(13, 13, w - 26, h - 26, r - 9, SEA),
    circle(w / 2, 6.5, 2, { fill: '#3C4048' }),
  ];
}

function back(device: Device): Shape[] {
  const { w, h, r, edge } = device;
  return [
    rect(0, 0, w, h, r, { fill: face(edge, 'front', 'metal') }),
    rect(16, 16, 62, 62, 18, { fill: darken(edge, 0.14) }),
    circle(47, 47, 21, { fill: '#1B1C1F' }),
    circle(47, 47, 14, { fill: face('#2B3A55', 'front', 'gloss') }),
    circle(42, 42, 4, { fill: '#9FB4D2', opacity: 0.7 }),
  ];
}

function frontAndBack(color: Hex): Shape[] {
  const view = camera({ yaw: -24, at: [395, 610] });
  const device = model(color);
  const behind = upright(device, 130, -70, 8);
  const front = upright(device, -80, 60, 8);
  return [
    footprintShadow(slabShadow(view, device, behind)),
    slab(view, device, behind, back(device)),
    footprintShadow(slabShadow(view, device, front)),
    slab(view, device, front, display(device)),
  ];
}

function withPencil(color: Hex): Shape[] {
  const view = camera({ yaw: -30, pitch: 48, at: [380, 430] });
  const device = model(color, 1.1);
  const lies = lying(device, 0, 0);
  const [from, to] = [view.point([230, 8, -170]), view.point([230, 8, 190])];
  const tip = view.point([230, 8, 220]);
  return [
    footprintShadow(slabShadow(view, device, lies)),
    slab(view, device, lies, display(device)),
    path(`M${from[0] + 6} ${from[1] + 9}L${tip[0] + 4} ${tip[1] + 7}`, {
      stroke: '#4A2E18',
      width: 15,
      soft: 5,
      opacity: 0.4,
    }),
    tube(`M${to[0]} ${to[1]}L${tip[0]} ${tip[1]}`, 6, lighten(color, 0.2)),
    tube(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, 17, '#F1ECE2', 'satin'),
  ];
}

function fromBehind(color: Hex): Shape[] {
  const view = camera({ yaw: -30, pitch: 50, at: [405, 440] });
  const device = model(color, 1.12);
  const lies = lying(device, 0, 0, -8);
  return [footprintShadow(slabShadow(view, device, lies)), slab(view, device, lies, back(device))];
}
