/**
 * Passes loader data to React Router in the browser, without the streaming renderer that React Router
 * expects. The calls are private to React Router: a test compares them with its own.
 */
export async function hydrationScript(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = escapeForScript(JSON.stringify(await new Response(stream).text()));
  return `window.__reactRouterContext.streamController.enqueue(${data});window.__reactRouterContext.streamController.close();`;
}

/** Escapes what could end the script or begin an HTML comment. */
function escapeForScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
