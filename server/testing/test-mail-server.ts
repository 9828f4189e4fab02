import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** The steps of SMTP at which a mail server may refuse. */
type Step = 'sender' | 'recipient' | 'content';

export type TestMailServer = Awaited<ReturnType<typeof startTestMailServer>>;

/** A local mail server that records what it receives. */
export async function startTestMailServer(port = 0) {
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
  // Clients that time out break the connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const bound = typeof address === 'object' && address ? address.port : 0;
  /** Accepts the held mails. */
  const release = () => {
    heldAddress = '';
    for (const go of waiting.splice(0)) go();
  };
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    /** The number of held mails. */
    held: () => waiting.length,
    /** Refuses the next mails with these codes, one each. */
    refuseWith: (codes: number[], step: Step = 'content') =>
      refusals.push(...codes.map((code) => ({ code, step }))),
    /** Holds the acceptance of mail to this address until `release`. */
    holdMailTo: (held: string) => {
      heldAddress = held;
    },
    release,
    close: async () => {
      release();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
