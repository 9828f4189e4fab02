import {
  across,
  ball,
  contactShadow,
  disc,
  ellipse,
  lathe,
  lighten,
  moved,
  path,
  rim,
  roundStops,
  type Shape,
  slant,
  tube,
} from '../kit/index.ts';

const STEEL = '#BFC1C3';
const WALNUT = '#6F4A32';

/** The portafilter and its tamper, lying by themselves. */
export function portafilterAndTamper(): Shape[] {
  return [
    moved(-96, -26, [
      contactShadow(300, 560, 110),
      path('M380 560L690 640', {
        stroke: '#3A2414',
        width: 44,
        opacity: 0.35,
        soft: 9,
        transform: 'translate(6 22)',
      }),
      tube('M400 520L520 552', 26, STEEL, 'metal'),
      tube('M530 555L700 600', 48, WALNUT, 'satin'),
      ellipse(714, 604, 17, 23, { fill: ball(STEEL, 'metal') }),
      lathe(
        300,
        [
          [470, 124],
          [470, 124],
          [500, 124],
          [546, 112],
          [566, 90],
          [566, 90],
        ],
        STEEL,
        'metal',
        0.34,
      ),
      rim(300, 470, 124, 13, STEEL, 'metal', 0.34),
      disc(
        300,
        480,
        108,
        slant([
          [0, '#7A4E30'],
          [1, '#3A2316'],
        ]),
        0.34,
      ),
      ellipse(270, 470, 60, 14, { fill: '#A87850', opacity: 0.35 }),
    ]),
    moved(152, -60, [
      contactShadow(400, 446, 66),
      lathe(
        400,
        [
          [414, 66],
          [414, 66],
          [446, 66],
          [446, 66],
        ],
        STEEL,
        'metal',
        0.34,
      ),
      disc(400, 414, 66, across(roundStops(STEEL, 'metal')), 0.34),
      lathe(
        400,
        [
          [360, 12],
          [410, 15],
          [410, 15],
        ],
        STEEL,
        'metal',
        0.34,
      ),
      lathe(
        400,
        [
          [268, 34],
          [280, 44],
          [322, 40],
          [350, 24],
          [366, 18],
          [366, 18],
        ],
        WALNUT,
        'satin',
        0.34,
      ),
      disc(
        400,
        268,
        34,
        slant([
          [0, lighten(WALNUT, 0.36)],
          [1, WALNUT],
        ]),
        0.34,
      ),
    ]),
  ];
}
