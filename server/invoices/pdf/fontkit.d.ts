/**
 * The part of fontkit that is used; the package brings no types (https://github.com/foliojs/fontkit#readme).
 */
declare module 'fontkit' {
  export function create(file: Uint8Array): { characterSet: readonly number[] };
}
