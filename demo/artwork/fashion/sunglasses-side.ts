import {
  across,
  circle,
  ellipse,
  group,
  type Hex,
  lighten,
  path,
  randomFrom,
  type Shape,
  smooth,
} from '../kit/index.ts';
import { molded } from './molded.ts';

/** Acetate, the islands of a tortoise pattern in it, and the lens. */
export type Acetate = { body: Hex; flecks?: Hex; lens: Hex };

/** From the side: the temple from hinge to ear, the lens at the left end. */
export function sunglassesSide(acetate: Acetate): Shape[] {
  const { body, lens } = acetate;
  const arm = smooth(
    [
      [196, 356],
      [196, 356],
      [300, 352],
      [480, 354],
      [560, 366],
      [620, 410],
      [654, 486],
      [662, 512],
      [640, 520],
      [622, 488],
      [590, 430],
      [540, 396],
      [470, 386],
      [300, 388],
      [196, 392],
      [196, 392],
    ],
    true,
  );
  return [
    path('M150 512Q400 540 650 516L650 528Q400 552 160 526Z', {
      fill: '#3A2414',
      soft: 9,
      opacity: 0.45,
      transform: 'translate(4 2)',
    }),
    path('M176 340Q150 380 152 440Q158 500 176 514Q190 500 194 440Q196 380 190 340Z', {
      fill: across([
        [0, lighten(lens, 0.3), 0.8],
        [1, lens, 0.95],
      ]),
    }),
    molded(
      smooth(
        [
          [180, 326],
          [196, 330],
          [204, 380],
          [202, 450],
          [188, 512],
          [176, 520],
          [176, 520],
          [184, 450],
          [186, 390],
          [174, 330],
        ],
        true,
      ),
      body,
      { depth: 14 },
    ),
    molded(arm, body, { depth: 26 }, acetate.flecks === undefined ? [] : [along(acetate.flecks)]),
    path('M206 361Q380 354 478 360Q540 366 578 396', { stroke: '#FFFFFF', width: 3, opacity: 0.45 }),
    circle(222, 373, 4.5, { fill: '#D9C08A' }),
    circle(238, 373, 4.5, { fill: '#D9C08A' }),
  ];
}

function along(color: Hex): Shape {
  const random = randomFrom(7);
  return group(
    Array.from({ length: 26 }, (_, i) =>
      ellipse(
        200 + i * 18,
        372 + (random() - 0.5) * 26 + Math.max(0, i - 18) ** 2 * 2,
        8 + random() * 12,
        4 + random() * 7,
        { fill: color, opacity: 0.45 + random() * 0.3 },
      ),
    ),
  );
}
