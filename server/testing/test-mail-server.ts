import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The steps of a conversation at which a mail server may refuse. */
type Step = 'sender' | 'recipient' | 'content';

export type TestMailServer = {
  url: string;
  port: number;
  received: Email[];
  /** How many mails are held. */
  held(): number;
  /** Refuses the next messages with these codes, one each; at their content unless said otherwise. */
  refuseWith(codes: number[], step?: Step): void;
  /** Takes mail to this address, but does not say so before `release`. */
  holdMailTo(address: string): void;
  release(): void;
  close(): Promise<void>;
};

/** A mail server on this machine that keeps what it is sent. */
export async function startTestMailServer(port = 0): Promise<TestMailServer> {
  const received: Email[] = [];
  const refusals: { code: number; step: Step }[] = [];
  const waiting: (() => void)[] = [];
  let heldAddress = '';
  let refused = 0;

  const refusalAt = (step: Step): Error | null => {
    if (refusals[0]?.step !== step) return null;
    const responseCode = refusals.shift()?.code;
    return Object.assign(new Error(`Not now ${++refused}, ada@example.com`), { responseCode });
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onMailFrom: (_address, _session, callback) => callback(refusalAt('sender')),
    onRcptTo: (_address, _session, callback) => callback(refusalAt('recipient')),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const refusal = refusalAt('content');
        if (refusal) return callback(refusal);
        if (session.envelope.rcptTo.some(({ address }) => address === heldAddress))
          await new Promise<void>((resolve) => waiting.push(resolve));
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        callback();
      });
    },
  });
  // Clients that give up break the connection; that is theirs to notice.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const bound = typeof address === 'object' && address ? address.port : 0;
  const release = () => {
    heldAddress = '';
    for (const go of waiting.splice(0)) go();
  };
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    held: () => waiting.length,
    refuseWith: (codes, step = 'content') => refusals.push(...codes.map((code) => ({ code, step }))),
    holdMailTo: (held) => {
      heldAddress = held;
    },
    release,
    close: async () => {
      release();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
