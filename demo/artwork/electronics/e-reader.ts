import {
  camera,
  darken,
  face,
  footprintShadow,
  group,
  type Hex,
  lighten,
  mix,
  type Picture,
  picture,
  randomFrom,
  rect,
  type Shape,
  scaled,
  slant,
  weave,
} from '../kit/index.ts';
import { type Device, lying, slab, slabShadow, upright } from './slab.ts';

const COLORS: ReadonlyArray<readonly [slug: string, color: Hex]> = [
  ['ink', '#303238'],
  ['sage', '#8A9A82'],
];
const COVER: Hex = '#9A6A48';

export const eReader: readonly Picture[] = [
  ...COLORS.map(([slug, color]) =>
    picture(`electronics/leaf-e-reader-${slug}`, [scaled(1.16, 395, 430, frontAndBack(color))]),
  ),
  picture('electronics/leaf-e-reader-page', flat('#303238')),
  picture('electronics/leaf-e-reader-cover', inCover('#303238')),
];

function model(edge: Hex, scale = 1): Device {
  return { w: 280 * scale, h: 380 * scale, r: 20 * scale, thick: 13 * scale, edge };
}

/** A printed page as grey lines of words; no letters, as everywhere in the studio. */
function page({ w, h, r }: Device, color: Hex): Shape[] {
  const random = randomFrom(21);
  const [left, right, step] = [w * 0.15, w * 0.85, h * 0.034];
  const lines = Array.from({ length: 19 }, (_, i): Shape => {
    const y = h * 0.13 + i * step;
    const isHeading = i === 1;
    const end = i === 9 || i === 18 ? left + (right - left) * 0.56 : right;
    if (i === 0 || i === 2 || i === 10) return group([]);
    const words: Shape[] = [];
    let x = i === 11 || i === 3 ? left + w * 0.05 : left;
    while (x < end - 8) {
      const width = Math.min(w * (0.04 + random() * 0.09), end - x);
      words.push(
        rect(x, y, width, step * (isHeading ? 0.5 : 0.34), 1.5, { fill: isHeading ? '#3A3833' : '#6E6A63' }),
      );
      x += width + w * 0.018;
    }
    return group(words.slice(0, isHeading ? 5 : words.length));
  });
  return [
    rect(0, 0, w, h, r, { fill: face(color, 'front', 'satin') }),
    rect(w * 0.068, w * 0.068, w * 0.864, h * 0.83, 5, { fill: darken(color, 0.4) }),
    rect(w * 0.074, w * 0.074, w * 0.852, h * 0.822, 4, {
      fill: slant([
        [0, '#F1ECE1'],
        [1, '#DED7C9'],
      ]),
    }),
    ...lines,
    rect(w * 0.15, h * 0.86 - step * 0.6, w * 0.7, 2, 1, { fill: '#CFC8BA' }),
    rect(w * 0.15, h * 0.86 - step * 0.6, w * 0.24, 2, 1, { fill: '#6E6A63' }),
  ];
}

function back({ w, h, r }: Device, color: Hex): Shape[] {
  return [
    rect(0, 0, w, h, r, { fill: face(color, 'front', 'matte') }),
    rect(w * 0.05, w * 0.05, w * 0.9, h - w * 0.1, r * 0.8, {
      fill: slant([
        [0, lighten(color, 0.1)],
        [1, darken(color, 0.06)],
      ]),
    }),
    rect(w * 0.38, h * 0.47, w * 0.24, 5, 2.5, { fill: darken(color, 0.24) }),
  ];
}

function frontAndBack(color: Hex): Shape[] {
  const view = camera({ yaw: -24, at: [395, 600] });
  const device = model(color);
  const [behind, front] = [upright(device, 130, -60, 9), upright(device, -80, 60, 9)];
  return [
    footprintShadow(slabShadow(view, device, behind)),
    slab(view, device, behind, back(device, color)),
    slab(view, device, front, page(device, color)),
  ];
}

function flat(color: Hex): Shape[] {
  const view = camera({ yaw: -20, pitch: 58, at: [400, 420] });
  const device = model(color, 1.42);
  const lies = lying(device, 0, 0);
  return [footprintShadow(slabShadow(view, device, lies)), slab(view, device, lies, page(device, color))];
}

/** In its open folding cover. */
function inCover(color: Hex): Shape[] {
  const view = camera({ yaw: -24, pitch: 56, at: [400, 420] });
  const device = model(color, 0.98);
  const leaf: Device = { w: 298, h: 398, r: 14, thick: 6, edge: mix(COVER, '#2A1A10', 0.3) };
  const inside = (shade: number): Shape[] => [
    rect(0, 0, leaf.w, leaf.h, leaf.r, { fill: darken(COVER, 0.12) }),
    rect(7, 7, leaf.w - 14, leaf.h - 14, 9, {
      fill: slant([
        [0, lighten('#8D8478', 0.16)],
        [1, darken('#8D8478', shade)],
      ]),
    }),
    rect(7, 7, leaf.w - 14, leaf.h - 14, 9, { fill: weave('#8D8478', 5), opacity: 0.7 }),
  ];
  const [left, right] = [lying(leaf, -152, 0), lying(leaf, 152, 0)];
  return [
    footprintShadow(slabShadow(view, { ...leaf, w: 602 }, lying({ ...leaf, w: 602 }, 0, 0))),
    slab(view, leaf, left, inside(0.06)),
    slab(view, leaf, right, inside(0.2)),
    slab(view, device, lying(device, 152, 0, 0, 6), page(device, color)),
  ];
}
