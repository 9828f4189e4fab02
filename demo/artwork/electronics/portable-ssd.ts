import {
  type Camera,
  camera,
  darken,
  face,
  footprintShadow,
  type Hex,
  lighten,
  on,
  type Picture,
  path,
  picture,
  rect,
  ribs,
  type Shape,
  scaled,
  slant,
  tube,
} from '../kit/index.ts';
import { type Device, lying, slab, slabShadow } from './slab.ts';

const COLORS: ReadonlyArray<readonly [slug: string, color: Hex]> = [
  ['pebble', '#8F9296'],
  ['fern', '#5C7159'],
  ['clay', '#B8664A'],
];

export const portableSsd: readonly Picture[] = [
  ...COLORS.map(([slug, color]) => picture(`electronics/cobble-portable-ssd-${slug}`, drive(color))),
  picture('electronics/cobble-portable-ssd-cable', [scaled(0.96, 400, 400, withCable('#8F9296'))]),
  picture('electronics/cobble-portable-ssd-stack', [scaled(1.08, 400, 450, stack())]),
];

function model(edge: Hex, scale = 1): Device {
  return {
    w: 230 * scale,
    h: 360 * scale,
    r: 56 * scale,
    thick: 46 * scale,
    edge: darken(edge, 0.08),
    finish: 'matte',
  };
}

function top({ w, h, r }: Device, color: Hex): Shape[] {
  const inset = w * 0.09;
  return [
    rect(0, 0, w, h, r, { fill: lighten(color, 0.34) }),
    rect(2, 2, w - 3, h - 3, r - 2, { fill: face(color, 'top', 'satin') }),
    rect(inset, inset, w - 2 * inset, h - 2 * inset, r - inset, {
      fill: slant([
        [0, darken(color, 0.12)],
        [1, lighten(color, 0.12)],
      ]),
    }),
    rect(inset, inset, w - 2 * inset, h - 2 * inset, r - inset, { fill: ribs(color, 11), opacity: 0.75 }),
    rect(w * 0.45, h - inset * 0.7, w * 0.1, 4, 2, { fill: '#F4E3BE' }),
  ];
}

function drive(color: Hex): Shape[] {
  const view = camera({ yaw: -40, pitch: 40, at: [400, 470] });
  const device = model(color, 1.3);
  const lies = lying(device, 0, 0);
  return [
    footprintShadow(slabShadow(view, device, lies)),
    slab(view, device, lies, top(device, color)),
    ...port(view, device),
  ];
}

function port(view: Camera, { w, h, thick }: Device): Shape[] {
  const end = view.sheet([-w / 2, thick, h / 2], [1, 0, 0], [0, -1, 0]);
  return [
    on(end, [
      rect(w / 2 - 34, thick / 2 - 11, 68, 22, 11, { fill: '#C9CACB' }),
      rect(w / 2 - 30, thick / 2 - 8, 60, 16, 8, { fill: '#161515' }),
    ]),
  ];
}

function withCable(color: Hex): Shape[] {
  const view = camera({ yaw: -40, pitch: 44, at: [500, 400] });
  const device = model(color);
  const lies = lying(device, 0, 0);
  const at = (x: number, y: number, z: number) => view.point([x, y, z]).join(' ');
  const cable = `M${at(0, 20, 210)}C${at(0, 8, 330)} ${at(-190, 6, 350)} ${at(-230, 6, 210)}C${at(-260, 6, 90)} ${at(-340, 6, 60)} ${at(-330, 6, 190)}L${at(-330, 6, 230)}`;
  return [
    footprintShadow(slabShadow(view, device, lies)),
    path(cable, { stroke: '#3A2414', width: 16, opacity: 0.3, soft: 5, transform: 'translate(8 8)' }),
    tube(cable, 13, '#35373B', 'matte'),
    tube(`M${at(0, 22, 180)}L${at(0, 18, 226)}`, 28, '#4A4C50', 'satin'),
    tube(`M${at(-330, 8, 222)}L${at(-330, 8, 262)}`, 28, '#4A4C50', 'satin'),
    tube(`M${at(-330, 8, 272)}L${at(-330, 8, 284)}`, 17, '#C9CACB', 'metal'),
    slab(view, device, lies, top(device, color)),
  ];
}

function stack(): Shape[] {
  const view = camera({ yaw: -34, pitch: 32, at: [400, 530] });
  const turns = [22, -4, -30];
  const base = model('#8F9296', 1.15);
  return [
    footprintShadow(slabShadow(view, base, lying(base, 0, 0, turns[0]))),
    ...COLORS.map(([, color], i) => {
      const device = model(color, 1.15);
      return slab(view, device, lying(device, 0, 0, turns[i], i * 54), top(device, color));
    }),
  ];
}
