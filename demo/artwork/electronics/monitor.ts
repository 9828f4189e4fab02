import {
  across,
  box,
  type Camera,
  camera,
  circle,
  darken,
  face,
  footprint,
  footprintShadow,
  type Hex,
  on,
  type Picture,
  path,
  picture,
  polygon,
  rect,
  roundStops,
  type Shape,
  scaled,
  slant,
} from '../kit/index.ts';
import { type Device, type Pose, screen, slab } from './slab.ts';

const METAL: Hex = '#B4B5B5';
const NOON = ['#E7D9C0', '#BFA98A', '#7F8C7A', '#3E5650'] as const;
const PANEL: Device = { w: 560, h: 326, r: 12, thick: 18, edge: METAL };
const FOOT = { w: 210, h: 10, d: 160, z: -30 };

export const monitor: readonly Picture[] = [
  picture('electronics/nordlume-27-studio-display-front', [scaled(1.08, 400, 430, display(-24, 'wide'))]),
  picture('electronics/nordlume-27-studio-display-back', [scaled(1.08, 400, 430, back())]),
  picture('electronics/nordlume-27-studio-display-portrait', [scaled(0.84, 400, 470, display(-24, 'tall'))]),
];

function display(yaw: number, way: 'wide' | 'tall'): Shape[] {
  const view = camera({ yaw, at: [395, 630] });
  const panel = way === 'wide' ? PANEL : { ...PANEL, w: PANEL.h, h: PANEL.w };
  const bottom = way === 'wide' ? 116 : 60;
  return [
    ...stand(view),
    slab(view, panel, hung(panel, bottom), [
      rect(0, 0, panel.w, panel.h, 12, { fill: '#1A1B1D' }),
      screen(9, 9, panel.w - 18, panel.h - 22, 5, NOON),
    ]),
  ];
}

/** From behind: the panel's aluminium back, the arm before it. */
function back(): Shape[] {
  const view = camera({ yaw: 24, at: [405, 630] });
  return [
    footprintShadow(footprint(view, FOOT)),
    slab(view, PANEL, hung(PANEL, 116), [
      rect(0, 0, 560, 326, 12, { fill: face(METAL, 'front', 'metal') }),
      ...[0, 1, 2, 3].map((i) => rect(60 + i * 34, 290, 22, 9, 3, { fill: darken(METAL, 0.6) })),
      rect(230, 110, 100, 100, 16, { fill: darken(METAL, 0.24) }),
      rect(232, 112, 96, 96, 15, { fill: slant(roundStops(METAL, 'satin')) }),
    ]),
    box(view, { ...FOOT, z: 30 }, METAL, 'metal'),
    box(view, { w: 66, h: 290, d: 14, z: 26, y: 10 }, METAL, 'metal'),
    on(view.sheet([-33, 70, 33.5], [1, 0, 0], [0, -1, 0]), [
      circle(33, 0, 14, { fill: '#2A2826' }),
      circle(33, 0, 11, { fill: '#4A4744' }),
    ]),
  ];
}

function stand(view: Camera): Shape[] {
  const shade = polygon([
    view.point([-33, 10, -40]),
    view.point([33, 10, -40]),
    view.point([60, 10, -8]),
    view.point([-10, 10, -8]),
  ]);
  return [
    footprintShadow(footprint(view, FOOT)),
    box(view, FOOT, METAL, 'metal'),
    path(shade, { fill: '#1B120B', opacity: 0.2 }),
    box(view, { w: 66, h: 280, d: 14, z: -46, y: 10 }, darken(METAL, 0.1), 'metal'),
    on(view.sheet([-33, 130, -38.8], [1, 0, 0], [0, -1, 0]), [
      rect(0, 0, 66, 40, 0, {
        fill: across([
          [0, '#1B120B', 0.3],
          [1, '#1B120B', 0.45],
        ]),
      }),
    ]),
  ];
}

function hung({ w, h }: Device, bottom: number): Pose {
  return { corner: [-w / 2, bottom + h, 0], right: [1, 0, 0], below: [0, -1, 0], back: [0, 0, -1] };
}
