import {
  across,
  contactShadow,
  darken,
  disc,
  down,
  ellipse,
  glow,
  group,
  type Hex,
  lathe,
  lighten,
  type Picture,
  path,
  picture,
  rect,
  roundStops,
  type Shape,
  slant,
  tube,
} from '../kit/index.ts';

const STEEL = '#B4B8BD';
const GAS = '#B8664A';
const TITAN = '#8C8F94';

export function stovePictures(): Picture[] {
  return [
    picture('sports/cinder-camping-stove-front', [
      contactShadow(404, 660, 128),
      ...canister(400),
      ...burner(400, false),
    ]),
    picture('sports/cinder-camping-stove-lit', [
      contactShadow(404, 660, 128),
      ...canister(400),
      ...burner(400, true),
      ...pot(400, 318),
    ]),
    picture('sports/cinder-camping-stove-packed', [
      contactShadow(284, 650, 124),
      ...pot(280, 648),
      contactShadow(544, 664, 66, 0.8),
      group(burner(400, false), { transform: 'translate(144 236)' }),
    ]),
  ];
}

function canister(x: number): Shape[] {
  return [
    lathe(
      x,
      [
        [478, 34],
        [486, 60],
        [500, 92],
        [520, 116],
        [544, 126],
        [640, 126],
        [656, 120],
        [660, 112],
        [660, 112],
      ],
      GAS,
      'satin',
    ),
    path(`M${x - 126} 576A126 33 0 0 0 ${x + 126} 576V622A126 33 0 0 1 ${x - 126} 622Z`, {
      fill: across(roundStops('#E8DFD0', 'satin')),
      opacity: 0.95,
    }),
    path(`M${x - 126} 640A126 33 0 0 0 ${x + 126} 640`, { stroke: darken(GAS, 0.5), width: 3, opacity: 0.6 }),
    lathe(
      x,
      [
        [466, 30],
        [466, 30],
        [486, 32],
        [486, 32],
      ],
      STEEL,
      'metal',
    ),
  ];
}

/** Valve, jet tube, burner head, three folding arms; stands on the canister's neck at y 470. */
function burner(x: number, lit: boolean): Shape[] {
  const arm = (dx: number, lift: number) => {
    const d = `M${x + dx * 0.14} 394L${x + dx * 0.72} ${386 + lift}L${x + dx} ${322 + lift}L${x + dx * 0.5} ${322 + lift}`;
    return group([
      path(d, { stroke: darken(STEEL, 0.55), width: 11 }),
      path(d, { stroke: STEEL, width: 7, transform: 'translate(-1 -1)' }),
      path(d, { stroke: lighten(STEEL, 0.8), width: 2, transform: 'translate(-2.4 -2)' }),
    ]);
  };
  return [
    arm(34, -14),
    lathe(
      x,
      [
        [416, 22],
        [416, 22],
        [474, 26],
        [474, 26],
      ],
      '#C9A35B',
      'metal',
    ),
    path(`M${x + 22} 442H${x + 92}V454H${x + 22}Z`, { fill: down(roundStops(STEEL, 'metal')) }),
    tube(`M${x + 92} 432h44a16 16 0 0 1 0 32h-44Z`, 6, STEEL, 'metal'),
    lathe(
      x,
      [
        [384, 14],
        [384, 14],
        [418, 15],
        [418, 15],
      ],
      STEEL,
      'metal',
    ),
    arm(-150, 0),
    arm(150, 0),
    lathe(
      x,
      [
        [340, 60],
        [340, 60],
        [352, 60],
        [376, 40],
        [392, 20],
        [392, 20],
      ],
      TITAN,
      'metal',
    ),
    disc(
      x,
      340,
      60,
      slant([
        [0, lighten(TITAN, 0.3)],
        [1, darken(TITAN, 0.45)],
      ]),
    ),
    ...[48, 34, 20].map((r) => path(jets(x, r), { stroke: '#1C1B1A', width: 4 })),
    ...(lit ? flames(x) : []),
    path(`M${x - 30} 400L${x - 58} 426V452`, { stroke: '#2B2B2E', width: 6 }),
    rect(x - 68, 448, 20, 30, 5, { fill: across(roundStops('#26221F', 'satin')) }),
  ];
}

/** A ring of round holes in the burner's plate. */
function jets(x: number, r: number): string {
  const count = Math.round(r / 2.6);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return `M${x + r * Math.cos(angle)} ${340 + r * 0.26 * Math.sin(angle)}h0.1`;
  }).join('');
}

function flames(x: number): Shape[] {
  return [
    ellipse(x, 326, 120, 34, {
      fill: glow([
        [0, '#7FB0F0', 0.55],
        [1, '#7FB0F0', 0],
      ]),
    }),
    ...[-48, -32, -16, 0, 16, 32, 48].map((dx) =>
      path(
        `M${x + dx - 7} 338Q${x + dx * 1.25 - 4} 320 ${x + dx * 1.3} 304Q${x + dx * 1.25 + 7} 322 ${x + dx + 7} 338Z`,
        {
          fill: down([
            [0, '#BFD8FF', 0.3],
            [0.5, '#5F93E8', 0.85],
            [1, '#2E5FC4', 0.9],
          ]),
        },
      ),
    ),
  ];
}

/** A hard-anodised pot with its lid and folded-out handle; `floor` is what it stands on. */
function pot(x: number, floor: number): Shape[] {
  const grey: Hex = '#55585E';
  return [
    path(
      `M${x + 116} ${floor - 110}H${x + 196}Q${x + 212} ${floor - 110} ${x + 212} ${floor - 96}V${floor - 84}Q${x + 212} ${floor - 70} ${x + 196} ${floor - 70}H${x + 116}`,
      { stroke: darken(STEEL, 0.4), width: 12 },
    ),
    path(
      `M${x + 116} ${floor - 111}H${x + 196}Q${x + 211} ${floor - 110} ${x + 211} ${floor - 96}V${floor - 84}Q${x + 211} ${floor - 71} ${x + 196} ${floor - 71}H${x + 116}`,
      { stroke: '#D98A2B', width: 7 },
    ),
    lathe(
      x,
      [
        [floor - 160, 122],
        [floor - 160, 122],
        [floor - 16, 120],
        [floor - 2, 110],
        [floor, 104],
        [floor, 104],
      ],
      grey,
      'satin',
    ),
    lathe(
      x,
      [
        [floor - 176, 120],
        [floor - 172, 127],
        [floor - 156, 127],
        [floor - 156, 127],
      ],
      lighten(grey, 0.1),
      'satin',
    ),
    disc(
      x,
      floor - 174,
      122,
      slant([
        [0, lighten(grey, 0.4)],
        [1, darken(grey, 0.15)],
      ]),
    ),
    ellipse(x, floor - 174, 90, 23, { stroke: darken(grey, 0.35), width: 2, opacity: 0.6 }),
    lathe(
      x,
      [
        [floor - 206, 20],
        [floor - 204, 24],
        [floor - 192, 20],
        [floor - 178, 12],
        [floor - 178, 12],
      ],
      '#26221F',
      'satin',
    ),
  ];
}
