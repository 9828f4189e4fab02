/** Bytes that are forwarded together, with the statements of the round trip they end (else null). */
export type Group = { bytes: Buffer; about: string | null };

export type Split = (chunk: Buffer) => Group[];

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;

/**
 * Splits the client's protocol 3 stream into round trips, each up to a Sync or simple Query. `onSslRequest`
 * is called for the client's request for encryption, which is not forwarded.
 */
export function splitRequests(onSslRequest: () => void): Split {
  const names = new Map<string, string>();
  const read = frames();
  let isStarted = false;
  let group: Buffer[] = [];
  let about: string[] = [];

  const end = (said: string | null): Group => {
    const ended = { bytes: Buffer.concat(group), about: said };
    group = [];
    about = [];
    return ended;
  };

  return (chunk) => {
    const groups: Group[] = [];
    for (const frame of read(chunk, () => isStarted)) {
      if (!isStarted) {
        const code = frame.readInt32BE(4);
        if (code === SSL_REQUEST) onSslRequest();
        else {
          isStarted = code !== CANCEL_REQUEST;
          groups.push({ bytes: frame, about: null });
        }
        continue;
      }
      group.push(frame);
      switch (String.fromCharCode(frame[0] ?? 0)) {
        case 'P': {
          const [name, statement] = readTexts(frame, 5);
          if (name) names.set(name, statement);
          else names.set('', statement);
          break;
        }
        case 'B': {
          const [, name] = readTexts(frame, 5);
          about.push(names.get(name) ?? name);
          break;
        }
        case 'Q':
          groups.push(end(readTexts(frame, 5)[0]));
          break;
        case 'S':
          groups.push(end(about.join('; ')));
          break;
        case 'p':
        case 'X':
        case 'H':
        case 'd':
        case 'c':
        case 'f':
          groups.push(end(null));
          break;
      }
    }
    return groups;
  };
}

/**
 * Splits the server's stream into replies, each up to ReadyForQuery; bytes before the first are forwarded
 * immediately.
 */
export function splitReplies(): Split {
  const read = frames();
  let isReady = false;
  let group: Buffer[] = [];

  return (chunk) => {
    const groups: Group[] = [];
    for (const frame of read(chunk, () => true)) {
      const type = String.fromCharCode(frame[0] ?? 0);
      group.push(frame);
      const isReadyAgain = type === 'Z' && isReady;
      // Copying begins before the round trip ends; notices and new settings may come at any time.
      const goesOn = type === 'Z' || !isReady || (group.length === 1 && 'NSAGHWE'.includes(type));
      if (!goesOn) continue;
      groups.push({ bytes: Buffer.concat(group), about: isReadyAgain ? '' : null });
      group = [];
      isReady ||= type === 'Z';
    }
    return groups;
  };
}

/** Cuts a stream into protocol messages. */
function frames(): (chunk: Buffer, isTyped: () => boolean) => Iterable<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  return function* (chunk, isTyped) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (true) {
      const type = isTyped() ? 1 : 0;
      if (rest.length < type + 4) return;
      const length = type + rest.readInt32BE(type);
      if (rest.length < length) return;
      const frame = rest.subarray(0, length);
      rest = rest.subarray(length);
      yield frame;
    }
  };
}

/** The two zero-terminated texts that begin at `start`. */
function readTexts(frame: Buffer, start: number): [string, string] {
  const [first = '', second = ''] = frame.toString('utf8', start).split('\0', 2);
  return [first, second];
}
