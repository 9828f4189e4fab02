import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How a mail server treats mail. */
export type MailManner =
  | 'honest'
  /** Accepts mail and drops it. */
  | 'drops'
  /** 451 after the content. */
  | 'postpones'
  /** 550 for the recipient. */
  | 'refuses'
  /** Never answers the content. */
  | 'hangs'
  /** Closes the connection while it receives the content. */
  | 'closes early'
  /** Keeps the mail, and closes the connection before it says so. */
  | 'closes late';

/** What became of the tries of one mail: by its Message-ID without brackets. */
export type Reception = {
  /** Answered with 250. */
  accepted: number;
  /** Of these, not delivered. */
  dropped: number;
  /** Delivered, but the shop was never told. */
  untold: number;
};

export type LyingMailServer = Awaited<ReturnType<typeof startLyingMailServer>>;

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** A local mail server whose manner can be changed at any time. Of each mail it keeps only what it said. */
export async function startLyingMailServer() {
  const receptions = new Map<string, Reception>();
  const sockets = new Set<Socket>();
  let manner: MailManner = 'honest';
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };

  function note(content: string, change: Partial<Reception>): void {
    const id = /^Message-ID:\s*<([^>]+)>/im.exec(content)?.[1] ?? 'none';
    const { accepted = 0, dropped = 0, untold = 0 } = receptions.get(id) ?? {};
    receptions.set(id, {
      accepted: accepted + (change.accepted ?? 0),
      dropped: dropped + (change.dropped ?? 0),
      untold: untold + (change.untold ?? 0),
    });
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, callback) =>
      callback(manner === 'refuses' ? refusal(550, 'No such mailbox') : null),
    onData(stream, _session, callback) {
      let content = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        content += chunk;
        if (manner === 'closes early') cut();
      });
      stream.on('end', () => {
        if (manner === 'hangs' || manner === 'closes early') return;
        if (manner === 'postpones') return callback(refusal(451, 'Try again later'));
        if (manner === 'closes late') {
          note(content, { untold: 1 });
          return cut();
        }
        note(content, { accepted: 1, dropped: manner === 'drops' ? 1 : 0 });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    receptions: receptions as ReadonlyMap<string, Reception>,
    behave(next: MailManner) {
      manner = next;
      // Mails that hang end with their connections.
      cut();
    },
    async close() {
      cut();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
