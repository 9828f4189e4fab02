import { molded } from '../fashion/molded.ts';
import {
  contactShadow,
  darken,
  footprintShadow,
  type Hex,
  type Point,
  path,
  type Shape,
  slant,
  smooth,
} from '../kit/index.ts';
import { vent } from './helmet-parts.ts';

export function helmetFront(shell: Hex): Shape[] {
  const body = smooth(
    [
      [206, 520],
      [208, 430],
      [236, 330],
      [310, 254],
      [400, 232],
      [490, 254],
      [564, 330],
      [592, 430],
      [594, 520],
      [594, 520],
      [520, 486],
      [400, 472],
      [280, 486],
      [206, 520],
    ],
    true,
  );
  const half: readonly (readonly Point[])[] = [
    [
      [382, 256],
      [384, 330],
      [374, 446],
      [350, 448],
      [344, 340],
      [354, 264],
    ],
    [
      [318, 284],
      [312, 360],
      [318, 456],
      [290, 464],
      [276, 390],
      [286, 316],
    ],
    [
      [258, 346],
      [246, 410],
      [252, 478],
      [232, 486],
      [226, 430],
      [236, 378],
    ],
  ];
  const mirror = (points: readonly Point[]) => points.map(([x, y]): Point => [800 - x, y]);
  return [
    contactShadow(406, 596, 196),
    path('M210 512Q400 430 590 512Q600 590 540 606Q400 630 260 606Q200 590 210 512Z', {
      fill: slant([
        [0, '#151416'],
        [1, '#333236'],
      ]),
    }),
    path('M290 500Q400 460 510 500L500 560Q400 540 300 560Z', { fill: '#4A4A4F' }),
    molded(body, shell, { depth: 90, soft: true, strength: 0.85 }),
    ...half.flatMap((points) => [...vent(points, shell), ...vent(mirror(points), shell)]),
    molded(
      smooth(
        [
          [206, 520],
          [206, 520],
          [280, 484],
          [400, 470],
          [520, 484],
          [594, 520],
          [594, 520],
          [590, 548],
          [520, 512],
          [400, 498],
          [280, 512],
          [210, 548],
        ],
        true,
      ),
      '#2C2C30',
      { depth: 16 },
    ),
    path('M400 240V466', { stroke: darken(shell, 0.3), width: 2, opacity: 0.5 }),
    path('M250 330Q300 262 372 248', { stroke: '#FFFFFF', width: 8, opacity: 0.45 }),
  ];
}

/** From above: the length of the helmet, front to the left. */
export function helmetTop(shell: Hex): Shape[] {
  const body = smooth(
    [
      [130, 400],
      [158, 318],
      [240, 252],
      [380, 226],
      [520, 240],
      [620, 290],
      [676, 352],
      [686, 400],
      [676, 448],
      [620, 510],
      [520, 560],
      [380, 574],
      [240, 548],
      [158, 482],
    ],
    true,
  );
  const half: readonly (readonly Point[])[] = [
    [
      [190, 372],
      [270, 356],
      [390, 352],
      [392, 376],
      [280, 384],
      [196, 390],
    ],
    [
      [430, 352],
      [540, 358],
      [630, 376],
      [626, 388],
      [530, 382],
      [430, 376],
    ],
    [
      [200, 330],
      [270, 294],
      [380, 276],
      [384, 300],
      [290, 316],
      [214, 346],
    ],
    [
      [424, 276],
      [520, 288],
      [600, 330],
      [588, 342],
      [510, 312],
      [424, 300],
    ],
  ];
  const mirror = (points: readonly Point[]) => points.map(([x, y]): Point => [x, 800 - y]);
  return [
    footprintShadow(body),
    molded(body, shell, { depth: 110, soft: true, strength: 0.85 }),
    ...half.flatMap((points) => [...vent(points, shell), ...vent(mirror(points), shell)]),
    path('M186 312Q260 250 390 240', { stroke: '#FFFFFF', width: 9, opacity: 0.45 }),
  ];
}
