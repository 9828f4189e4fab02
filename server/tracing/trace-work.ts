import type { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, type TracingChannel } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { statementChannel } from '#db/statement-channel.ts';
import {
  callChannel,
  mailChannel,
  type RequestEvent,
  requestChannel,
  requestNumberChannel,
  taskChannel,
} from '../async/work-channels.ts';
import { findRoute } from '../http/logged-path.ts';
import { isTrusted } from '../http/visitor.ts';
import { describeProviderPath, describeStatement } from './span-names.ts';

type Options = {
  tracer: Tracer;
  /** The span in which the current work is. */
  current: AsyncLocalStorage<Span>;
  trustedProxies: BlockList;
  /** Host of the payment provider. */
  provider: string;
};

type Described = { name: string; kind?: SpanKind; attributes?: Attributes };

/**
 * Makes spans of what this process publishes: requests, calls of pages, statements, requests to the payment
 * provider and to storage, mails, and rounds of tasks. They have routes, words of the shop and numbers of
 * requests; never a query, an address, an id, a parameter or the message of an error.
 */
export function traceWork({ tracer, current, trustedProxies, provider }: Options): void {
  const begin = ({ name, ...options }: Described, parent: Context) => tracer.startSpan(name, options, parent);

  /** A timer that was started within a span goes on after its end, and belongs to it no longer. */
  const findCurrent = () => {
    const span = current.getStore();
    return span?.isRecording() ? span : undefined;
  };

  /** Timers and connections of the exporter must not belong to a request. */
  function end(span: Span | undefined, error?: unknown): void {
    if (!span) return;
    if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttributes(describe(error));
    current.exit(() => span.end());
  }

  requestChannel.bindStore(current, (message) => {
    const { request, response } = message as RequestEvent;
    const { method = '', url = '/' } = request;
    const route = findRoute(withoutQuery(url));
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = begin(
      { name: `${method} ${route}`, kind: SpanKind.SERVER, attributes },
      findRemote(request, trustedProxies),
    );
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      if (!response.writableFinished) span.setAttribute('error.type', 'client_left');
      end(span);
    });
    return span;
  });
  requestNumberChannel.subscribe((message) => {
    const { requestId } = message as { requestId: string };
    findCurrent()?.setAttribute('marigold.request_number', requestId);
  });

  function follow<Event extends object>(
    { start, end: left, asyncEnd }: TracingChannel<unknown, Event>,
    describeEvent: (event: Event) => Described,
    { isRoot = false } = {},
  ): void {
    const spans = new WeakMap<object, Span>();
    start.bindStore(current, (event) => {
      const parent = findCurrent();
      // What nobody waits for, such as the look at invalidations each second, is no trace.
      if (!parent && !isRoot) return parent as unknown as Span;
      const span = begin(describeEvent(event as Event), isRoot ? ROOT_CONTEXT : within(parent));
      spans.set(event as object, span);
      return span;
    });
    const finish = (event: unknown) => {
      end(spans.get(event as object), (event as { error?: unknown }).error);
      spans.delete(event as object);
    };
    left.subscribe((event) => {
      if ('error' in (event as object)) finish(event);
    });
    asyncEnd.subscribe(finish);
  }

  follow(callChannel, ({ method, url }) => {
    const route = findRoute(new URL(url).pathname);
    return { name: `${method} ${route}`, attributes: { 'http.request.method': method, 'http.route': route } };
  });
  follow(statementChannel, ({ statement }) => {
    const { operation, table, name } = describeStatement(statement);
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
    };
    return { name, kind: SpanKind.CLIENT, attributes };
  });
  follow(mailChannel, () => ({ name: 'send mail', kind: SpanKind.CLIENT }));
  follow(taskChannel, ({ task }) => ({ name: task }), { isRoot: true });
  traceOutgoing(provider, { begin, end, findCurrent });
}

type Spans = {
  begin: (described: Described, parent: Context) => Span;
  end: (span: Span | undefined, error?: unknown) => void;
  findCurrent: () => Span | undefined;
};

/** Follows Node's own channels of HTTP requests to other servers, made within a span. */
function traceOutgoing(provider: string, { begin, end, findCurrent }: Spans): void {
  const spans = new WeakMap<ClientRequest, Span>();
  const finish = (request: ClientRequest, error?: unknown) => {
    end(spans.get(request), error);
    spans.delete(request);
  };
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest };
    const parent = findCurrent();
    if (!parent) return;
    const { method, host, path } = request;
    const attributes = { 'http.request.method': method, 'server.address': host };
    const isProvider = request.getHeader('host') === provider || host === provider;
    const target = isProvider ? describeProviderPath(withoutQuery(path)) : host;
    spans.set(
      request,
      begin({ name: `${method} ${target}`, kind: SpanKind.CLIENT, attributes }, within(parent)),
    );
  });
  subscribe('http.client.response.finish', (message) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    spans.get(request)?.setAttribute('http.response.status_code', response.statusCode ?? 0);
    finish(request);
  });
  subscribe('http.client.request.error', (message) => {
    const { request, error } = message as { request: ClientRequest; error: unknown };
    finish(request, error);
  });
}

function within(span: Span | undefined): Context {
  return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
}

/** The trace in which a trusted proxy has sent a request; a stranger's is none of the shop's. */
function findRemote({ headers, socket }: IncomingMessage, trustedProxies: BlockList): Context {
  const { traceparent } = headers;
  const peer = socket.remoteAddress;
  if (typeof traceparent !== 'string' || !peer || !isTrusted(peer, trustedProxies)) return ROOT_CONTEXT;
  const remote = parseTraceParent(traceparent);
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
}

function withoutQuery(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** The code or class of an error; its message may contain what a person typed. */
function describe(error: unknown): Attributes {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return { 'error.type': String(code ?? name ?? 'unknown') };
}
