import {
  contactShadow,
  darken,
  disc,
  ellipse,
  group,
  type Hex,
  lathe,
  lighten,
  type Picture,
  path,
  picture,
  rim,
  type Shape,
  slant,
  tube,
} from '../kit/index.ts';

const STEEL = '#B9BCC0';
const colors: ReadonlyArray<readonly [slug: string, coat: Hex]> = [
  ['deep-teal', '#2F5D62'],
  ['marigold', '#D08A30'],
  ['oat', '#DCD2C0'],
  ['ink', '#2C2D33'],
];

export function waterBottlePictures(): Picture[] {
  return [
    ...colors.map(([slug, coat]) =>
      picture(`sports/fjord-insulated-bottle-${slug}`, [
        contactShadow(404, 678, 92),
        ...bottle(400, coat),
        ...lid(400, 222),
      ]),
    ),
    picture('sports/fjord-insulated-bottle-open', [
      contactShadow(334, 678, 92),
      ...bottle(330, '#2F5D62'),
      ...mouth(330),
      contactShadow(554, 680, 60),
      ...lid(550, 668),
    ]),
    picture('sports/fjord-insulated-bottle-family', [
      ...colors.map(([, coat], i) =>
        group([contactShadow(404, 678, 92), ...bottle(400, coat), ...lid(400, 222)], {
          transform: `translate(${-108 + i * 132} ${146 + (i % 2) * 36}) scale(0.76)`,
        }),
      ),
    ]),
  ];
}

/** Powder-coated steel: matte, with the bare base and neck showing the metal. */
function bottle(x: number, coat: Hex): Shape[] {
  return [
    lathe(
      x,
      [
        [654, 90],
        [654, 90],
        [672, 88],
        [676, 84],
        [676, 84],
      ],
      STEEL,
      'metal',
    ),
    lathe(
      x,
      [
        [226, 50],
        [226, 50],
        [250, 50],
        [250, 50],
      ],
      STEEL,
      'metal',
    ),
    lathe(
      x,
      [
        [248, 54],
        [262, 60],
        [300, 84],
        [330, 92],
        [656, 92],
        [656, 92],
      ],
      coat,
      'matte',
    ),
    path(`M${x - 66} 312Q${x - 74} 330 ${x - 74} 640`, { stroke: '#FFFFFF', width: 14, opacity: 0.16 }),
    path(`M${x - 58} 318V640`, { stroke: '#FFFFFF', width: 4, opacity: 0.16 }),
    path(`M${x - 92} 640A92 24 0 0 0 ${x + 92} 640`, { stroke: darken(coat, 0.5), width: 2, opacity: 0.6 }),
    group([
      path(`M${x - 16} 520q16 -34 32 0M${x - 30} 520h60`, {
        stroke: lighten(coat, 0.5),
        width: 3.4,
        opacity: 0.75,
      }),
    ]),
  ];
}

/** The screw lid with its loop; y is its lower edge. */
function lid(x: number, y: number): Shape[] {
  const cap: Hex = '#2B2B2E';
  return [
    tube(
      `M${x - 34} ${y - 56}C${x - 34} ${y - 118} ${x + 34} ${y - 118} ${x + 34} ${y - 56}`,
      17,
      cap,
      'satin',
    ),
    lathe(
      x,
      [
        [y - 64, 54],
        [y - 64, 54],
        [y - 8, 58],
        [y + 4, 58],
        [y + 4, 58],
      ],
      cap,
      'satin',
    ),
    disc(
      x,
      y - 64,
      54,
      slant([
        [0, lighten(cap, 0.34)],
        [1, cap],
      ]),
    ),
    path(
      Array.from({ length: 13 }, (_, i) => {
        const angle = ((12 + i * 13) * Math.PI) / 180;
        const px = x - 56 * Math.cos(angle);
        const dy = 14 * Math.sin(angle);
        return `M${px} ${y - 46 + dy}v34`;
      }).join(''),
      { stroke: '#0F0F11', width: 4, opacity: 0.6 },
    ),
    lathe(
      x,
      [
        [y + 2, 54],
        [y + 2, 54],
        [y + 12, 53],
        [y + 12, 53],
      ],
      STEEL,
      'metal',
    ),
  ];
}

function mouth(x: number): Shape[] {
  return [
    ...[232, 240].map((y) =>
      path(`M${x - 50} ${y}A50 13 0 0 0 ${x + 50} ${y}`, { stroke: darken(STEEL, 0.5), width: 2 }),
    ),
    rim(x, 226, 51, 5, STEEL, 'metal'),
    ellipse(x + 4, 232, 40, 7, { fill: '#5A6468', opacity: 0.7 }),
  ];
}
