import type { Hono } from 'hono';

/** A `fetch` that takes all requests of Stripe's SDK to an emulator in this process. */
export function emulatorFetch(app: Pick<Hono, 'fetch'>): typeof fetch {
  return async function fetchFromEmulator(input, init) {
    const given = input instanceof Request ? new Request(input, init) : init;
    const url = new URL(input instanceof Request ? input.url : input);
    const path = url.pathname.slice(Math.max(0, url.pathname.indexOf('/v1/')));
    const request = new Request(new URL(path + url.search, 'http://emulator.invalid'), given);
    return abortable(app.fetch(request), request.signal);
  };
}

/** An abort ends the waiting only, as over a network; the emulator completes the request. */
async function abortable(answer: Response | Promise<Response>, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([answer, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
