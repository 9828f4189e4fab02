import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type TestMailServer = {
  url: string;
  received: Email[];
  /** Refuses the next messages with these codes, one each. */
  refuseWith(...codes: number[]): void;
  close(): Promise<void>;
};

/** A mail server on this machine that keeps what it is sent. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const received: Email[] = [];
  const refusals: number[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const code = refusals.shift();
        if (code)
          return callback(
            Object.assign(new Error(`Not now ${++refused}, ada@example.com`), { responseCode: code }),
          );
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: (...codes) => refusals.push(...codes),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
