import type { Context } from 'hono';
import { type FormFields, nestFields, readPairs } from './form-encoding.ts';
import { invalidRequest, type Outcome } from './refusal.ts';

type Form = {
  /** As sent, without the parameters of every call: `key` and the script's version. */
  pairs: [string, string][];
  fields: FormFields;
  /** The parameter `key`, by which a browser may authenticate. */
  keyParameter: string | undefined;
};

/** Reads the parameters: from the body of a POST, else from the query. */
export async function readForm(c: Context): Promise<Outcome<Form>> {
  const isPost = c.req.method === 'POST';
  const type = c.req.header('content-type');
  if (isPost && type && !/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return { ok: false, refusal: NOT_A_FORM };
  }
  const all = readPairs(isPost ? await c.req.text() : new URL(c.req.url).search);
  if (!all) return { ok: false, refusal: UNREADABLE };
  const keyParameter = all.find(([name]) => name === 'key')?.[1];
  const pairs = all.filter(([name]) => name !== 'key' && name !== '_stripe_version');
  const fields = nestFields(pairs);
  return fields ? { ok: true, value: { pairs, fields, keyParameter } } : { ok: false, refusal: UNREADABLE };
}

const NOT_A_FORM = invalidRequest(
  'Invalid request: the content type of a POST must be application/x-www-form-urlencoded.',
);

const UNREADABLE = invalidRequest('Invalid request: the parameters cannot be read.');
