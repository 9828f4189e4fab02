import { describe, expect, it } from 'vitest';
import { leaveOut } from './without-unused-code.ts';

describe('leaving exports out of a module', () => {
  it('exports the replacement by the same name, and other exports as before', () => {
    const code = 'function big() {}\nfunction bigger() {}\nexport { big, bigger };\n';
    const replaced = leaveOut(code, { exports: { big: '() => 1' } });
    expect(replaced).toContain('export { unused_big as big, bigger };');
    expect(replaced).toContain('const unused_big = () => 1;');
  });

  it('fails if there is no such export', () => {
    expect(() => leaveOut('export { big };\n', { exports: { small: '() => 1' } })).toThrow('small');
  });
});

describe('emptying a function', () => {
  const code =
    'function outer() {\n\tasync function one(a) {\n\t\tif (a) {\n\t\t}\n\t}\n\tfunction two() {\n\t\tone();\n\t}\n}\n';

  it('leaves the others as they are', () => {
    expect(leaveOut(code, { functions: ['one'] })).toBe(
      'function outer() {\n\tasync function one() {}\n\tfunction two() {\n\t\tone();\n\t}\n}\n',
    );
    expect(leaveOut(code, { functions: ['outer'] })).toBe('function outer() {}\n');
  });

  it('fails if there is none', () => {
    expect(() => leaveOut(code, { functions: ['three'] })).toThrow('three');
  });
});

describe('removing assigned functions', () => {
  const code =
    'exports.preload = function (a) {\n  if (a) {\n  }\n};\nexports.use = function () {\n};\nexports.preinit = function () {\n};\n';

  it('removes all that begin like it', () => {
    expect(leaveOut(code, { assigned: ['exports.pre'] })).toBe('exports.use = function () {\n};\n');
  });

  it('fails if there is none', () => {
    expect(() => leaveOut(code, { assigned: ['exports.act'] })).toThrow('exports.act');
  });
});
