import { channel, tracingChannel } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/*
 * What a process publishes of its work. Metrics and traces subscribe where they are wanted; publishing costs
 * nothing while nobody does.
 */

/** A request to the shop, from its headers until its response has ended or was cut off. */
export type RequestEvent = { request: IncomingMessage; response: ServerResponse };

/** A round of a periodic task, by its name in the log. */
export type TaskEvent = { task: string };

/** A call of the API that a page makes within the process. */
export type CallEvent = { method: string; url: string };

/** A mail that is sent to the mail server. */
export type MailEvent = { kind: 'mail' };

export const requestChannel = channel('marigold:request');
export const taskChannel = tracingChannel<TaskEvent>('marigold:task');
export const callChannel = tracingChannel<CallEvent>('marigold:call');
export const mailChannel = tracingChannel<MailEvent>('marigold:mail');

/** The number of the current request, once it has one. */
export const requestNumberChannel = channel('marigold:request_number');

/** A request that was refused because the server is busy. */
export const refusedChannel = channel('marigold:refused');

/** A request that failed by an error of the shop, with its number in the log. */
export type FailureEvent = { requestId: string };

export const failureChannel = channel('marigold:failure');

/** Returns the same listener, whose requests are published; it runs in the stores of subscribers. */
export function publishRequests(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!requestChannel.hasSubscribers) return listener(request, response);
    const event: RequestEvent = { request, response };
    requestChannel.runStores(event, () => listener(request, response));
  };
}
