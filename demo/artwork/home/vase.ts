import {
  contactShadow,
  darken,
  down,
  ellipse,
  fade,
  glow,
  group,
  type Hex,
  lathe,
  lathePath,
  lighten,
  moved,
  type Picture,
  path,
  picture,
  randomFrom,
  rim,
  type Shape,
  scaled,
  turned,
} from '../kit/index.ts';

const GLAZES: ReadonlyArray<readonly [slug: string, glaze: Hex]> = [
  ['bone', '#E4DACA'],
  ['clay', '#B8704F'],
  ['charcoal', '#45423F'],
];
const STEM = '#8C7448';

export const vase: readonly Picture[] = [
  ...GLAZES.map(([slug, glaze]) => picture(`home/kiln-vase-${slug}`, [...branches(), ...body(glaze)])),
  picture('home/kiln-vase-sizes', [
    moved(-120, -50, [scaled(0.98, 400, 640, body('#E4DACA'))]),
    moved(150, 12, [scaled(0.68, 400, 640, body('#E4DACA'))]),
  ]),
  picture('home/kiln-vase-neck', [moved(0, 90, [scaled(1.5, 400, 430, body('#E4DACA'))])]),
];

function body(glaze: Hex): Shape[] {
  const profile = [
    [332, 52],
    [340, 46],
    [368, 40],
    [410, 58],
    [470, 122],
    [530, 146],
    [590, 122],
    [632, 80],
    [640, 74],
    [640, 74],
  ] as const;
  return [
    contactShadow(400, 640, 88),
    lathe(400, profile, glaze, 'matte'),
    path(lathePath(400, profile), {
      fill: down([
        [0, '#2A170A', 0.14],
        [0.3, '#FFFFFF', 0.1],
        [0.55, '#FFFFFF', 0],
        [1, '#2A170A', 0.36],
      ]),
    }),
    ellipse(340, 500, 46, 62, { fill: glow(fade('#FFFFFF', 0.42)) }),
    ...[446, 458, 470].map((y, i) =>
      path(`M${302 - i * 8} ${y}C340 ${y + 30} 460 ${y + 30} ${498 + i * 8} ${y}`, {
        stroke: darken(glaze, 0.3),
        width: 1.6,
        opacity: 0.35,
      }),
    ),
    rim(400, 332, 52, 6, lighten(glaze, 0.05), 'matte'),
  ];
}

/** Dried branches with pale leaves, standing in the neck. */
function branches(): Shape[] {
  const random = randomFrom(12);
  const stems: ReadonlyArray<readonly [lean: number, length: number]> = [
    [-25, 250],
    [-7, 300],
    [12, 278],
    [29, 218],
  ];
  return stems.map(([lean, length]) => {
    const leaves = Array.from({ length: 9 }, (_, i): Shape => {
      const y = 332 - length * (0.28 + 0.08 * i);
      const way = i % 2 === 0 ? 1 : -1;
      const size = 34 - i * 1.6 + random() * 6;
      return turned(way * (38 + random() * 16), 400, y, [
        path(
          `M400 ${y}C${400 + size * 0.5} ${y - size * 0.3} ${400 + size * 0.42} ${y - size * 1.1} 400 ${y - size * 1.4}C${400 - size * 0.42} ${y - size * 1.1} ${400 - size * 0.5} ${y - size * 0.3} 400 ${y}Z`,
          {
            fill: down([
              [0, i % 3 === 0 ? '#D9C9A0' : '#B9B288'],
              [1, '#8E8A60'],
            ]),
          },
        ),
      ]);
    });
    return turned(lean, 400, 340, [
      group([
        path(`M400 336C404 ${336 - length * 0.4} 396 ${336 - length * 0.7} 400 ${332 - length}`, {
          stroke: STEM,
          width: 4,
        }),
        ...leaves,
      ]),
    ]);
  });
}
