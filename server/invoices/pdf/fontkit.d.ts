/** The part of fontkit that we use; it has no types (https://github.com/foliojs/fontkit#readme). */
declare module 'fontkit' {
  export function create(file: Uint8Array): { characterSet: readonly number[] };
}
