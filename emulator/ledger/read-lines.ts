import type { FileHandle } from 'node:fs/promises';

/** A line without its line break; `end` is the position in bytes after it. Not complete: the file ended before the break. */
export type Line = { text: string; end: number; complete: boolean };

const LINE_BREAK = 0x0a;

/** Reads a file of any size line by line, leaving the file open. */
export async function* readLines(handle: FileHandle): AsyncGenerator<Line> {
  let end = 0;
  let unfinished: Buffer[] = [];
  for await (const chunk of chunksOf(handle)) {
    let start = 0;
    for (let at = chunk.indexOf(LINE_BREAK); at >= 0; at = chunk.indexOf(LINE_BREAK, start)) {
      const bytes = Buffer.concat([...unfinished, chunk.subarray(start, at)]);
      unfinished = [];
      end += bytes.length + 1;
      start = at + 1;
      yield { text: bytes.toString(), end, complete: true };
    }
    if (start < chunk.length) unfinished.push(chunk.subarray(start));
  }
  const rest = Buffer.concat(unfinished);
  if (rest.length > 0) yield { text: rest.toString(), end: end + rest.length, complete: false };
}

async function* chunksOf(handle: FileHandle): AsyncGenerator<Buffer> {
  let position = 0;
  while (true) {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(256 * 1024), position });
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
