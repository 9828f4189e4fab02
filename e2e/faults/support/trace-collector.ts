import { createServer } from 'node:http';
import { listenLocally } from '../processes/listen-locally.ts';

export type CollectedSpan = {
  /** Service, process and worker. */
  resource: Record<string, unknown>;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  kind: number;
  /** Nanoseconds since 1970, as text. */
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, unknown>;
};

type Attribute = { key: string; value: Record<string, unknown> };
type Body = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes' | 'resource'> & { attributes: Attribute[] })[] }[];
  }[];
};

/** A collector of traces that takes JSON; `texts` has what it was sent as it came. */
export async function startTraceCollector() {
  const spans: CollectedSpan[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request.setEncoding('utf8')) text += piece;
    texts.push(text);
    spans.push(...readSpans(JSON.parse(text) as Body));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  const port = await listenLocally(server);
  return { address: `http://127.0.0.1:${port}`, spans, texts, close: () => void server.close() };
}

function readSpans({ resourceSpans }: Body): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        ...span,
        resource: toRecord(resource.attributes),
        attributes: toRecord(span.attributes),
      })),
  );
}

function toRecord(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
