/**
 * The number of edits between two words: an inserted, missing or wrong letter, or two swapped neighbours
 * (optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  return distancesToBeginnings(one, other)[other.length] ?? 0;
}

/** The distance to the nearest beginning of a word. */
export function distanceToBeginning(typed: string, word: string): number {
  return Math.min(...distancesToBeginnings(typed, word));
}

/** At index n the distance from `one` to the first n letters of `other`. */
function distancesToBeginnings(one: string, other: string): number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, letters) => letters);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now[column] = Math.min(
        at(last, column) + 1,
        at(now, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, now];
  }
  return last;
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
