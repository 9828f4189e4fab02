import { describe, expect, it } from 'vitest';
import {
  camera,
  circle,
  convexHull,
  darken,
  down,
  fade,
  lighten,
  mix,
  picture,
  randomFrom,
  smooth,
} from './index.ts';

describe('colors', () => {
  it('stay what they are when nothing is mixed in', () => {
    for (const color of ['#000000', '#2f5d62', '#d98a2b', '#ffffff']) {
      expect(mix(color, '#123456', 0)).toBe(color);
      expect(darken(color, 0)).toBe(color);
      expect(lighten(color, 0)).toBe(color);
    }
  });
});

describe('a picture', () => {
  const shade = { fill: down(fade('#2a170a', 0.4)) };

  it('is the same each time it is drawn', () => {
    const draw = () => picture('home/ball-front', [circle(400, 400, 90, shade)]);
    expect(draw()).toEqual(draw());
  });

  it('keeps equal gradients once and rounds its numbers', () => {
    const one = picture('home/ball-front', [circle(400, 400, 90, shade)]).svg;
    const two = picture('home/ball-front', [circle(400, 400, 90, shade), circle(1 / 3, 400, 90, shade)]).svg;
    expect(two.match(/<linearGradient/g)).toHaveLength(one.match(/<linearGradient/g)?.length ?? 0);
    expect(two).toContain('cx="0.333"');
  });
});

describe('geometry', () => {
  it('wraps points in the smallest convex outline', () => {
    const hull = convexHull([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [2, 2],
    ]);
    expect(hull).toHaveLength(4);
    expect(hull).not.toContainEqual([2, 2]);
  });

  it('runs a smooth line through its points and stops at a corner', () => {
    expect(
      smooth([
        [0, 0],
        [10, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBe('M0 0C0 0 10 0 10 0C10 0 10 10 10 10');
  });

  it('gives the same random numbers for the same seed', () => {
    const [first, second] = [randomFrom(7), randomFrom(7)];
    expect([first(), first()]).toEqual([second(), second()]);
  });

  it('sees the room from above when it looks straight down', () => {
    const view = camera({ yaw: 0, pitch: 90, at: [100, 100] });
    const [x, y] = view.point([10, 50, 20]);
    expect(x).toBeCloseTo(110);
    expect(y).toBeCloseTo(120);
  });
});
