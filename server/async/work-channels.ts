import { channel, tracingChannel } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/*
 * What a process publishes of its work. Metrics subscribe where they are wanted; publishing costs nothing
 * while nobody does.
 */

/** A request to the shop, from its headers until its response has ended or was cut off. */
export type RequestEvent = { request: IncomingMessage; response: ServerResponse };

/** A round of a periodic task, by its name in the log. */
export type TaskEvent = { task: string };

export const requestChannel = channel('marigold:request');
export const taskChannel = tracingChannel<TaskEvent>('marigold:task');

/** A request that was refused because the server is busy. */
export const refusedChannel = channel('marigold:refused');

/** A request that failed by an error of the shop, with its number in the log. */
export type FailureEvent = { requestId: string };

export const failureChannel = channel('marigold:failure');

/** Returns the same listener, whose requests are published. */
export function publishRequests(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (requestChannel.hasSubscribers) requestChannel.publish({ request, response } satisfies RequestEvent);
    listener(request, response);
  };
}
