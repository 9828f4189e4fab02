import {
  contactShadow,
  darken,
  disc,
  ellipse,
  footprintShadow,
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
  turned,
} from '../kit/index.ts';

const GLAZE = '#D9D3C4';
const OAK = '#C49A6C';
const CREAM = '#F6EBDD';

export function faceCreamPictures(): Picture[] {
  return [
    picture('beauty/linden-face-cream-front', [
      contactShadow(404, 640, 184),
      ...jar(400, 640),
      ...lid(400, 438),
    ]),
    picture('beauty/linden-face-cream-open', [
      ...lidLeaning(),
      contactShadow(354, 640, 184),
      ...jar(350, 640),
      ...openTop(350, 446),
    ]),
    picture('beauty/linden-face-cream-refill', [
      group([contactShadow(404, 640, 184), ...jar(400, 640), ...lid(400, 438)], {
        transform: 'translate(-30 96) scale(0.8)',
      }),
      group(refill(), { transform: 'translate(164 260) scale(0.66)' }),
    ]),
  ];
}

function jar(x: number, floor: number): Shape[] {
  return [
    lathe(
      x,
      [
        [floor - 194, 186],
        [floor - 194, 186],
        [floor - 120, 194],
        [floor - 50, 192],
        [floor - 12, 178],
        [floor, 166],
        [floor, 166],
      ],
      GLAZE,
      'glaze',
    ),
    speckles(x, floor),
  ];
}

function speckles(x: number, floor: number): Shape {
  const spots = Array.from({ length: 46 }, (_, i) => {
    const angle = i * 2.399;
    const px = x + 176 * Math.sin(angle * 1.7) * 0.98;
    const py = floor - 24 - ((i * 61) % 150) + 30 * (1 - Math.abs(px - x) / 190);
    return `M${px} ${py}h0.1`;
  });
  return path(spots.join(''), { stroke: '#7A5C3E', width: 3.4, opacity: 0.4 });
}

function lid(x: number, y: number): Shape[] {
  return [
    lathe(
      x,
      [
        [y - 44, 184],
        [y - 44, 184],
        [y + 6, 190],
        [y + 6, 190],
      ],
      OAK,
      'matte',
    ),
    disc(
      x,
      y - 44,
      184,
      slant([
        [0, lighten(OAK, 0.4)],
        [0.5, lighten(OAK, 0.14)],
        [1, darken(OAK, 0.12)],
      ]),
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      ellipse(x - 30 + i * 4, y - 46 + i, 150 - i * 26, (150 - i * 26) * 0.2, {
        stroke: darken(OAK, 0.3),
        width: 1.6,
        opacity: 0.4,
      }),
    ),
    path(`M${x - 184} ${y - 44}A184 48 0 0 0 ${x + 184} ${y - 44}`, {
      stroke: lighten(OAK, 0.6),
      width: 2.4,
      opacity: 0.7,
    }),
  ];
}

function openTop(x: number, y: number): Shape[] {
  return [
    rim(x, y, 186, 14, GLAZE, 'glaze'),
    ellipse(x, y + 8, 166, 38, {
      fill: slant([
        [0, lighten(CREAM, 0.6)],
        [0.6, CREAM],
        [1, darken(CREAM, 0.16)],
      ]),
    }),
    path(
      `M${x - 90} ${y + 14}Q${x - 40} ${y - 20} ${x + 30} ${y - 8}Q${x + 90} ${y + 4} ${x + 50} ${y + 20}Q${x} ${y + 32} ${x - 24} ${y + 14}Q${x} ${y} ${x + 26} ${y + 8}`,
      { stroke: darken(CREAM, 0.2), width: 9, opacity: 0.6 },
    ),
    path(
      `M${x - 92} ${y + 10}Q${x - 40} ${y - 25} ${x + 30} ${y - 13}Q${x + 86} ${y - 1} ${x + 48} ${y + 15}Q${x} ${y + 27} ${x - 26} ${y + 9}`,
      { stroke: '#FFFBF4', width: 7, opacity: 0.95 },
    ),
  ];
}

/** The lid leans on the jar from behind. */
function lidLeaning(): Shape[] {
  return [
    footprintShadow('M500 604L660 618L650 646L500 640Z', 0.9),
    turned(-14, 590, 520, [
      ellipse(592, 522, 104, 124, { fill: darken(OAK, 0.4) }),
      ellipse(580, 520, 104, 124, {
        fill: slant([
          [0, lighten(OAK, 0.34)],
          [1, darken(OAK, 0.1)],
        ]),
      }),
      ...[90, 74, 56, 38, 20].map((r) =>
        ellipse(574, 516, r, r * 1.2, { stroke: darken(OAK, 0.3), width: 1.8, opacity: 0.4 }),
      ),
    ]),
  ];
}

function refill(): Shape[] {
  const shell: Hex = '#EFE8DA';
  return [
    contactShadow(404, 640, 150),
    lathe(
      400,
      [
        [510, 168],
        [510, 168],
        [530, 166],
        [620, 146],
        [640, 132],
        [640, 132],
      ],
      shell,
      'matte',
    ),
    rim(400, 510, 180, 12, shell, 'matte'),
    ellipse(400, 513, 170, 43, {
      fill: slant([
        [0, '#F3E9D8'],
        [0.4, '#D9C9A8'],
        [0.55, '#F7EFE0'],
        [1, '#BCA987'],
      ]),
    }),
    path('M556 528l54 16l-20 14l-50 -16Z', {
      fill: slant([
        [0, '#E3D4B6'],
        [1, '#AF9A74'],
      ]),
    }),
  ];
}
