import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';

const REGION = 'us-east-1';

/** The credentials that the server knows. */
export const S3_CREDENTIALS = { accessKeyId: 'a-key-for-tests', secretAccessKey: 'a-secret-for-tests' };

/** `silent`: takes connections and never answers. */
type State = 'well' | 'failing' | 'silent' | 'damaging';

type Failed = [status: number, code: string, message: string];

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/**
 * A double of an S3 server with one bucket in memory: signatures are checked by the signer of Amazon's
 * client, and answers and errors are those of the published API. `pageSize`: names in a page of a list.
 */
export async function startS3Server({ bucket = 'shop', pageSize = 1_000 } = {}) {
  const objects = new Map<string, { bytes: Buffer; type: string; at: Date }>();
  let state: State = 'well';
  let requests = 0;

  const server = createServer((request, response) => {
    requests++;
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (state === 'silent') return;
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const [, inBucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    const refused = await refuse(request, url, inBucket, body);
    if (refused) fail(request, response, refused);
    else if (key === '') list(response, url);
    else if (request.method === 'PUT') {
      // A disk that changes a byte after the digest was compared.
      if (state === 'damaging') body[0] = (body[0] ?? 0) ^ 1;
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '', at: new Date() });
      response.writeHead(200, { ETag: `"${digest('md5', body, 'hex')}"` }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else read(request, response, key);
  }

  async function refuse(
    request: IncomingMessage,
    url: URL,
    inBucket: string,
    body: Buffer,
  ): Promise<Failed | null> {
    if (state === 'failing') return [500, 'InternalError', 'We encountered an internal error.'];
    const { 'x-amz-content-sha256': sha256, 'content-md5': md5 } = request.headers;
    if (!(await isSigned(request, url)))
      return [403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.'];
    if (sha256 !== 'UNSIGNED-PAYLOAD' && sha256 !== digest('sha256', body, 'hex'))
      return [400, 'XAmzContentSHA256Mismatch', 'The provided SHA-256 does not match what was computed.'];
    if (md5 !== undefined && md5 !== digest('md5', body, 'base64'))
      return [400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.'];
    return inBucket === bucket ? null : [404, 'NoSuchBucket', 'The specified bucket does not exist'];
  }

  function read(request: IncomingMessage, response: ServerResponse, key: string): void {
    const object = objects.get(key);
    if (!object) {
      fail(request, response, [404, 'NoSuchKey', 'The specified key does not exist.']);
      return;
    }
    const { bytes, type, at } = object;
    const headers = { 'Content-Type': type, 'Last-Modified': at.toUTCString(), 'Accept-Ranges': 'bytes' };
    const [range, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const from = first === '' ? Math.max(0, bytes.length - Number(last)) : Number(first);
    const to = first === '' || last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
    if (range && from > to) {
      fail(request, response, [416, 'InvalidRange', 'The requested range is not satisfiable']);
      return;
    }
    const part = range ? bytes.subarray(from, to + 1) : bytes;
    const partHeaders = range && { 'Content-Range': `bytes ${from}-${to}/${bytes.length}` };
    response.writeHead(range ? 206 : 200, { ...headers, ...partHeaders, 'Content-Length': part.length });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  function list(response: ServerResponse, url: URL): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const most = Math.min(pageSize, Number(url.searchParams.get('max-keys') ?? pageSize));
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, most);
    const isTruncated = keys.length > page.length;
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size></Contents>`,
    );
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const xml = `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name>
      <IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(xml);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    /** The setting that names a folder of the bucket. */
    url: (prefix = '', inBucket = bucket) => `s3://${inBucket}/${prefix}?endpoint=http://127.0.0.1:${port}`,
    objects,
    countRequests: () => requests,
    become: (next: State) => {
      state = next;
    },
    /** Gives this process the credentials that the server knows, or others. */
    signIn: ({ accessKeyId, secretAccessKey } = S3_CREDENTIALS) => {
      process.env.AWS_ACCESS_KEY_ID = accessKeyId;
      process.env.AWS_SECRET_ACCESS_KEY = secretAccessKey;
    },
    close,
  };
}

async function readBody(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The digest of the signer; with a secret, keyed by it. */
class Sha256 {
  readonly #digest: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#digest = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }

  update(data: string | ArrayBuffer | ArrayBufferView) {
    this.#digest.update(toBytes(data));
  }

  async digest() {
    return new Uint8Array(this.#digest.digest());
  }

  reset() {}
}

function toBytes(data: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    : Buffer.from(data);
}

/** Signs what arrived as the client does, and compares. */
async function isSigned({ method = '', headers }: IncomingMessage, url: URL): Promise<boolean> {
  const { authorization = '', 'x-amz-date': date = '' } = headers;
  const [, list = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const signed = list.split(';').map((name) => [name, String(headers[name] ?? '')]);
  const query: Record<string, string> = Object.fromEntries(url.searchParams);
  const signer = new SignatureV4({
    service: 's3',
    region: REGION,
    credentials: S3_CREDENTIALS,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(date)) ?? [];
  const again = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: '127.0.0.1',
      path: url.pathname,
      query,
      headers: Object.fromEntries(signed),
    },
    { signingDate: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) },
  );
  return again.headers.authorization === authorization;
}

function fail(request: IncomingMessage, response: ServerResponse, [status, code, message]: Failed): void {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(request.method === 'HEAD' ? undefined : xml);
}

function digest(algorithm: string, bytes: Buffer, encoding: 'hex' | 'base64'): string {
  return createHash(algorithm).update(bytes).digest(encoding);
}
