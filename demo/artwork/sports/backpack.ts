import { molded } from '../fashion/molded.ts';
import {
  across,
  contactShadow,
  darken,
  group,
  type Hex,
  lighten,
  mesh,
  type Picture,
  path,
  picture,
  rect,
  roundStops,
  type Shape,
  slant,
  smooth,
  tube,
  weave,
} from '../kit/index.ts';

type Pack = { cloth: Hex; trim: Hex };
const TEAL: Pack = { cloth: '#35606A', trim: '#2A2B2E' };
const colors: ReadonlyArray<readonly [slug: string, pack: Pack]> = [
  ['deep-teal', TEAL],
  ['clay', { cloth: '#B0603F', trim: '#33261F' }],
  ['graphite', { cloth: '#474A50', trim: '#232428' }],
];

export function backpackPictures(): Picture[] {
  return [
    ...colors.map(([slug, pack]) =>
      picture(`sports/ridgeway-backpack-${slug}`, [contactShadow(404, 676, 170), ...front(pack)]),
    ),
    picture('sports/ridgeway-backpack-back', [contactShadow(404, 676, 170), ...back(TEAL)]),
    picture('sports/ridgeway-backpack-detail', [
      group(front(TEAL), { transform: 'translate(-420 -180) scale(2)' }),
    ]),
  ];
}

const BODY = smooth(
  [
    [232, 640],
    [220, 520],
    [226, 360],
    [250, 230],
    [290, 176],
    [400, 158],
    [510, 176],
    [550, 230],
    [574, 360],
    [580, 520],
    [568, 640],
    [540, 676],
    [400, 684],
    [260, 676],
  ],
  true,
);

/** From the front: lid, stretch pocket, compression straps, side pockets with a bottle. */
function front({ cloth, trim }: Pack): Shape[] {
  const lid = smooth(
    [
      [236, 268],
      [250, 196],
      [300, 148],
      [400, 132],
      [500, 148],
      [550, 196],
      [564, 268],
      [564, 268],
      [500, 296],
      [400, 304],
      [300, 296],
      [236, 268],
    ],
    true,
  );
  const pocket = smooth(
    [
      [290, 410],
      [290, 410],
      [400, 396],
      [510, 410],
      [510, 410],
      [524, 540],
      [510, 640],
      [400, 654],
      [290, 640],
      [276, 540],
    ],
    true,
  );
  return [
    tube('M366 150C366 106 434 106 434 150', 15, trim, 'matte'),
    bottle(216, 412),
    molded(
      smooth(
        [
          [226, 470],
          [226, 470],
          [190, 480],
          [182, 560],
          [194, 640],
          [240, 664],
          [240, 664],
        ],
        true,
      ),
      darken(cloth, 0.24),
      { depth: 30 },
    ),
    molded(
      smooth(
        [
          [574, 470],
          [574, 470],
          [610, 480],
          [618, 560],
          [606, 640],
          [560, 664],
          [560, 664],
        ],
        true,
      ),
      darken(cloth, 0.3),
      { depth: 30 },
    ),
    molded(BODY, cloth, { depth: 90, soft: true, strength: 0.9 }, [
      path(BODY, { fill: weave(cloth, 6, 45), opacity: 0.45 }),
      path('M200 600Q400 640 600 600V700H200Z', { fill: trim, opacity: 0.75 }),
    ]),
    path(pocket, { fill: '#0F1416', opacity: 0.3, transform: 'translate(6 8)' }),
    molded(pocket, darken(cloth, 0.1), { depth: 44 }, [path(pocket, { fill: mesh(cloth, 8, 2) })]),
    path('M290 410Q400 396 510 410', { stroke: trim, width: 12 }),
    path('M290 408Q400 394 510 408', { stroke: lighten(trim, 0.3), width: 3 }),
    ...[300, 500].flatMap((x) => webbing(x, trim)),
    path('M236 268Q300 296 400 304Q500 296 564 268L566 292Q500 322 400 330Q300 322 234 292Z', {
      fill: '#0F1416',
      opacity: 0.4,
    }),
    molded(lid, lighten(cloth, 0.05), { depth: 64 }, [
      path(lid, { fill: weave(cloth, 6, 45), opacity: 0.45 }),
    ]),
    zip(trim),
    path('M384 350V396M392 350V396M400 350V396M408 350V396M416 350V396', { stroke: trim, width: 5 }),
    rect(370, 352, 60, 9, 3, { fill: '#D98A2B' }),
  ];
}

function bottle(x: number, y: number): Shape {
  return group([
    path(`M${x - 24} ${y + 30}q0 -20 12 -26v-30h24v30q12 6 12 26v110h-48Z`, {
      fill: across(roundStops('#D8C5A8', 'satin')),
    }),
    rect(x - 15, y - 40, 30, 24, 5, { fill: across(roundStops('#2B2B2E', 'satin')) }),
  ]);
}

function webbing(x: number, trim: Hex): Shape[] {
  return [
    path(`M${x - 9} 280H${x + 9}V676H${x - 9}Z`, {
      fill: across([
        [0, lighten(trim, 0.2)],
        [0.5, trim],
        [1, darken(trim, 0.4)],
      ]),
    }),
    path(`M${x - 20} 336h40q6 0 6 6v30q0 6 -6 6h-40q-6 0 -6 -6v-30q0 -6 6 -6Z`, {
      fill: slant([
        [0, lighten(trim, 0.4)],
        [0.5, trim],
        [1, darken(trim, 0.4)],
      ]),
    }),
    path(`M${x - 22} 356h44`, { stroke: '#0D0D0F', width: 3 }),
    path(`M${x - 14} 343h10v8h-10ZM${x + 4} 343h10v8h-10Z`, { fill: '#0D0D0F', opacity: 0.6 }),
  ];
}

function zip(trim: Hex): Shape {
  return group([
    path('M272 252Q400 280 528 252', { stroke: trim, width: 10 }),
    path('M272 251Q400 279 528 251', { stroke: '#8E9296', width: 2.4 }),
    path('M300 260l-8 34', { stroke: '#D98A2B', width: 6 }),
  ]);
}

/** The carrying side: shoulder straps, ventilated back panel, hip belt. */
function back({ cloth, trim }: Pack): Shape[] {
  const strap = (side: 1 | -1) => {
    const x = (value: number) => 400 + side * value;
    return smooth(
      [
        [x(36), 216],
        [x(74), 206],
        [x(120), 260],
        [x(150), 380],
        [x(146), 500],
        [x(120), 560],
        [x(120), 560],
        [x(98), 548],
        [x(98), 548],
        [x(112), 480],
        [x(110), 390],
        [x(84), 290],
        [x(50), 246],
      ],
      true,
    );
  };
  const panel = smooth(
    [
      [300, 250],
      [300, 250],
      [400, 236],
      [500, 250],
      [500, 250],
      [512, 420],
      [500, 600],
      [400, 616],
      [300, 600],
      [288, 420],
    ],
    true,
  );
  return [
    tube('M366 166C366 116 434 116 434 166', 15, trim, 'matte'),
    molded(BODY, darken(cloth, 0.08), { depth: 90, soft: true }),
    molded(panel, trim, { depth: 40 }, [path(panel, { fill: mesh('#55585E', 9, 2.6) })]),
    path('M392 246H408V608H392Z', { fill: darken(trim, 0.4), opacity: 0.8 }),
    molded('M232 560Q150 570 128 610Q122 640 150 646Q220 640 290 626L300 576Z', cloth, { depth: 24 }),
    molded('M568 560Q650 570 672 610Q678 640 650 646Q580 640 510 626L500 576Z', darken(cloth, 0.1), {
      depth: 24,
    }),
    path('M140 630Q240 690 386 668M660 630Q560 690 414 668', { stroke: trim, width: 13 }),
    rect(376, 654, 48, 28, 7, {
      fill: slant([
        [0, lighten(trim, 0.5)],
        [0.5, lighten(trim, 0.1)],
        [1, darken(trim, 0.4)],
      ]),
    }),
    ...[-1, 1].flatMap((side) => [
      path(strap(side as 1 | -1), { fill: '#0F1416', opacity: 0.45, transform: 'translate(6 8)' }),
      molded(strap(side as 1 | -1), cloth, { depth: 26 }, [
        path(strap(side as 1 | -1), { fill: mesh(cloth, 8, 1.8) }),
      ]),
      path(`M${400 + side * 110} 556Q${400 + side * 140} 600 ${400 + side * 170} 640`, {
        stroke: trim,
        width: 9,
      }),
    ]),
    path('M288 402Q400 420 512 402', { stroke: trim, width: 10 }),
    rect(382, 398, 36, 24, 6, {
      fill: slant([
        [0, lighten(trim, 0.5)],
        [1, darken(trim, 0.3)],
      ]),
    }),
  ];
}
