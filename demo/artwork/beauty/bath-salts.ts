import {
  across,
  contactShadow,
  darken,
  disc,
  ellipse,
  glass,
  group,
  lathe,
  lathePath,
  lighten,
  type Picture,
  path,
  picture,
  randomFrom,
  rim,
  roundSide,
  type Shape,
  slant,
} from '../kit/index.ts';

const SALT = '#E9D3C6';
const CORK = '#C79A66';
const OAK = '#B98D5C';

export function bathSaltsPictures(): Picture[] {
  return [
    picture('beauty/lagune-bath-salts-front', [contactShadow(404, 660, 148), ...jar(400), ...cork(400, 248)]),
    picture('beauty/lagune-bath-salts-open', [
      contactShadow(324, 660, 148),
      ...jar(320),
      rim(320, 262, 112, 9, '#E4E2DA', 'gloss'),
      contactShadow(570, 676, 104),
      ...cork(568, 664),
    ]),
    picture('beauty/lagune-bath-salts-scoop', [...pile(330, 560, 190, 8), ...scoop()]),
  ];
}

function jar(x: number): Shape[] {
  const body = lathePath(x, [
    [262, 112],
    [262, 112],
    [280, 112],
    [310, 140],
    [330, 148],
    [630, 148],
    [650, 142],
    [658, 130],
    [658, 130],
  ]);
  const fill = lathePath(x, [
    [366, 139],
    [366, 139],
    [628, 139],
    [642, 132],
    [648, 122],
    [648, 122],
  ]);
  return [
    path(body, { fill: '#EFEBE1', opacity: 0.6 }),
    path(fill, { fill: roundSide(SALT, 'matte') }),
    group([grains(x, 366, 138, 280, 240, 5)], { clip: path(fill, {}) }),
    ellipse(x, 366, 139, 34, {
      fill: slant([
        [0, lighten(SALT, 0.6)],
        [1, darken(SALT, 0.12)],
      ]),
    }),
    group([grains(x, 346, 130, 40, 60, 9)], { clip: ellipse(x, 366, 136, 32, {}) }),
    path(body, { fill: glass('#E3E6E0') }),
    label(x),
    path(`M${x - 126} 340V620`, { stroke: '#FFFFFF', width: 10, opacity: 0.6 }),
    path(`M${x - 106} 336V626`, { stroke: '#FFFFFF', width: 3, opacity: 0.45 }),
    path(`M${x - 112} 280A112 29 0 0 0 ${x + 112} 280`, { stroke: '#B08D57', width: 9 }),
    path(`M${x - 112} 278A112 29 0 0 0 ${x + 112} 278`, { stroke: '#D9BC8A', width: 3 }),
  ];
}

function label(x: number): Shape {
  return group([
    path(`M${x - 92} 470A148 39 0 0 0 ${x + 92} 470V590A148 39 0 0 1 ${x - 92} 590Z`, {
      fill: across([
        [0, '#F3EBDD'],
        [0.6, '#EFE4D2'],
        [1, '#D3C5AC'],
      ]),
    }),
    path(`M${x - 50} 536A148 39 0 0 0 ${x + 50} 536V546A148 39 0 0 1 ${x - 50} 546Z`, { fill: '#2F5D62' }),
    path(`M${x - 26} 566A148 39 0 0 0 ${x + 26} 566V569A148 39 0 0 1 ${x - 26} 569Z`, { fill: '#A89A84' }),
  ]);
}

/** Crystals scattered over a field: short facets, light and dark. */
function grains(x: number, y: number, halfWidth: number, height: number, count: number, seed: number): Shape {
  const random = randomFrom(seed);
  let light = '';
  let dark = '';
  for (let i = 0; i < count; i += 1) {
    const px = Math.round(x + (random() * 2 - 1) * halfWidth);
    const py = Math.round(y + random() * height);
    const size = 3 + Math.round(random() * 4);
    light += `M${px} ${py}l${size} -2l1 ${size - 1}Z`;
    dark += `M${px + 1} ${py + size}l${size} 1l-2 3Z`;
  }
  return group([
    path(dark, { fill: darken(SALT, 0.3), opacity: 0.6 }),
    path(light, { fill: '#FFF8F0', opacity: 0.9 }),
  ]);
}

function cork(x: number, y: number): Shape[] {
  const pores = Array.from(
    { length: 26 },
    (_, i) => `M${x - 100 + ((i * 67) % 200)} ${y - 34 + ((i * 29) % 52)}h${3 + (i % 4)}`,
  ).join('');
  return [
    lathe(
      x,
      [
        [y - 48, 112],
        [y - 48, 112],
        [y + 16, 108],
        [y + 16, 108],
      ],
      CORK,
      'matte',
    ),
    path(pores, { stroke: darken(CORK, 0.5), width: 3, opacity: 0.5 }),
    disc(
      x,
      y - 48,
      112,
      slant([
        [0, lighten(CORK, 0.4)],
        [1, darken(CORK, 0.1)],
      ]),
    ),
    path(
      Array.from(
        { length: 16 },
        (_, i) => `M${x - 84 + ((i * 53) % 168)} ${y - 62 + ((i * 17) % 28)}h${3 + (i % 3)}`,
      ).join(''),
      { stroke: darken(CORK, 0.5), width: 3, opacity: 0.45 },
    ),
  ];
}

function pile(x: number, y: number, r: number, seed: number): Shape[] {
  const d = `M${x - r} ${y}Q${x - r * 0.5} ${y - r * 0.2} ${x - r * 0.2} ${y - r * 0.42}Q${x} ${y - r * 0.52} ${x + r * 0.3} ${y - r * 0.34}Q${x + r * 0.6} ${y - r * 0.14} ${x + r} ${y}Q${x} ${y + r * 0.24} ${x - r} ${y}Z`;
  return [
    contactShadow(x + 6, y + 2, r * 0.92, 0.7),
    path(d, {
      fill: slant([
        [0, lighten(SALT, 0.5)],
        [0.5, SALT],
        [1, darken(SALT, 0.3)],
      ]),
    }),
    group([grains(x, y - r * 0.5, r, r * 0.66, Math.round(r * 1.1), seed)], { clip: path(d, {}) }),
    grains(x, y - 4, r * 1.3, r * 0.26, Math.round(r * 0.2), seed + 1),
  ];
}

function scoop(): Shape[] {
  const bowl = 'M300 470Q296 410 380 396Q470 390 500 440Q504 470 470 494Q400 530 340 520Q306 510 300 470Z';
  const hollow = 'M318 466Q318 424 386 412Q458 406 482 442Q480 466 450 480Q390 506 340 498Q318 490 318 466Z';
  return [
    path('M490 440L690 356Q708 350 714 366Q718 382 702 390L500 486Z', {
      fill: '#2E1C10',
      opacity: 0.25,
      transform: 'translate(10 34)',
    }),
    path('M484 436L688 352Q708 346 714 364Q718 382 700 390L496 480Z', {
      fill: slant([
        [0, lighten(OAK, 0.4)],
        [0.5, OAK],
        [1, darken(OAK, 0.4)],
      ]),
    }),
    path(bowl, {
      fill: slant([
        [0, lighten(OAK, 0.34)],
        [0.5, OAK],
        [1, darken(OAK, 0.45)],
      ]),
    }),
    path(hollow, {
      fill: slant([
        [0, darken(OAK, 0.45)],
        [1, darken(OAK, 0.1)],
      ]),
    }),
    path('M330 470Q350 420 400 420Q460 420 472 448Q440 476 390 488Q344 496 330 470Z', {
      fill: slant([
        [0, lighten(SALT, 0.5)],
        [1, darken(SALT, 0.2)],
      ]),
    }),
    group([grains(400, 418, 70, 70, 90, 12)], {
      clip: path('M330 470Q350 420 400 420Q460 420 472 448Q440 476 390 488Q344 496 330 470Z', {}),
    }),
    path('M306 462Q306 414 384 402', { stroke: lighten(OAK, 0.7), width: 3, opacity: 0.7 }),
  ];
}
