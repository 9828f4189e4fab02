import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { ToastContext } from '#web/ui/toasts/use-toast.ts';
import { titleFromServer } from './submit-handlers.ts';
import { invalid, useMutation } from './use-mutation.ts';

type Hook = typeof useMutation<string, string>;
type Options = NonNullable<Parameters<Hook>[1]>;

/**
 * The hook as a component has it after its first rendering, and a log of what it did. There is no browser, so
 * what the hook renders later (busy state, errors of fields, focus) is left to the tests in `e2e/`.
 */
function mutation(send: (input: string) => Promise<string>, options: Options = {}) {
  const log: string[] = [];
  let hook: ReturnType<Hook> | undefined;
  const board = {
    raise: (_: string, type: string, title: string, message?: string) =>
      log.push([type, title, message].filter(Boolean).join(': ')),
    begin: () => {},
    dismiss: () => {},
    leave: () => {},
  };
  function Component() {
    hook = useMutation(send, options);
    return null;
  }
  const loader = () => {
    log.push('refresh');
    return null;
  };
  const Stub = createRoutesStub([
    {
      id: 'page',
      path: '/',
      loader,
      Component: () => (
        <ToastContext value={board}>
          <Component />
        </ToastContext>
      ),
    },
  ]);
  renderToStaticMarkup(<Stub hydrationData={{ loaderData: { page: null } }} />);
  if (!hook) throw new Error('The component was not rendered.');
  return { run: hook.run, log };
}

const succeed = async (input: string) => `${input} saved`;
const fail = (status: number, fields?: Record<string, string>) => async (): Promise<string> => {
  throw new ApiError(status, { message: 'The shop is busy.', ...(fields && { fields }) });
};

afterEach(() => vi.unstubAllGlobals());

describe('a mutation that succeeds', () => {
  it('refreshes the page, shows its toast, and then runs onSuccess', async () => {
    const { run, log } = mutation(succeed, {
      success: (output) => output,
      onSuccess: (output, input) => log.push(`onSuccess of ${input}: ${output}`),
    });
    expect(await run('Kettle')).toBe(true);
    expect(log).toEqual(['refresh', 'success: Kettle saved', 'onSuccess of Kettle: Kettle saved']);
  });

  it('shows several notices, each with its own tone', async () => {
    const { run, log } = mutation(succeed, {
      refresh: 'never',
      success: () => ['Done', { tone: 'error', title: 'One failed', message: 'It is gone.' }],
    });
    await run('');
    expect(log).toEqual(['success: Done', 'error: One failed: It is gone.']);
  });
});

describe('a mutation that fails', () => {
  it("shows its title with the server's message, and runs onFailure", async () => {
    const { run, log } = mutation(fail(503), {
      failure: 'Not saved',
      onFailure: ({ status }) => log.push(`onFailure with ${status}`),
    });
    expect(await run('')).toBe(false);
    expect(log).toEqual(['error: Not saved: The shop is busy.', 'onFailure with 503']);
  });

  it('shows no toast for errors of fields', async () => {
    const titled = mutation(fail(400, { name: 'Name is required' }), { failure: 'Not saved' });
    const plain = mutation(fail(400, { name: 'Name is required' }), { failure: titleFromServer });
    await titled.run('');
    await plain.run('');
    expect([...titled.log, ...plain.log]).toEqual([]);
  });

  it('shows the notice of an invalid input instead of its own', async () => {
    const { run, log } = mutation(
      async () => Promise.reject(invalid({ name: 'Missing' }, 'Check the form')),
      {
        failure: () => 'Not saved',
      },
    );
    await run('');
    expect(log).toEqual(['error: Check the form']);
  });

  it('reports errors that are not from the call', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const bug = new TypeError('x is undefined');
    const { run, log } = mutation(async () => Promise.reject(bug), { failure: 'Not saved' });
    expect(await run('')).toBe(false);
    expect(reported).toHaveBeenCalledWith(bug);
    expect(log).toEqual(['error: Not saved: x is undefined']);
  });
});

test.each<[NonNullable<Options['refresh']>, number, boolean]>([
  ['success', 409, false],
  ['conflict', 409, true],
  ['conflict', 404, true],
  ['conflict', 503, false],
  ['never', 409, false],
])('with refresh %j a failure with %d refreshes the page: %j', async (refresh, status, refreshes) => {
  const { run, log } = mutation(fail(status), { refresh });
  await run('');
  expect(log.includes('refresh')).toBe(refreshes);
});

describe('concurrent attempts', () => {
  function slow() {
    const sent: string[] = [];
    const { promise, resolve } = Promise.withResolvers<string>();
    const send = (input: string) => {
      sent.push(input);
      return promise;
    };
    return { sent, send, finish: () => resolve('done') };
  }

  it('are ignored except for the first', async () => {
    const { sent, send, finish } = slow();
    const { run } = mutation(send);
    const first = run('one');
    expect(await run('two')).toBe(false);
    finish();
    expect(await first).toBe(true);
    expect(sent).toEqual(['one']);
    expect(await run('three')).toBe(true);
  });

  it('run side by side for different keys', async () => {
    const { sent, send, finish } = slow();
    const { run } = mutation(send, { keyOf: (input) => input });
    const runs = ['one', 'two', 'one'].map(run);
    finish();
    expect(await Promise.all(runs)).toEqual([true, true, false]);
    expect(sent).toEqual(['one', 'two']);
  });

  it('are all sent if overlapping is allowed', async () => {
    const { sent, send, finish } = slow();
    const { run } = mutation(send, { overlaps: true });
    const runs = ['on', 'off'].map(run);
    finish();
    expect(await Promise.all(runs)).toEqual([true, true]);
    expect(sent).toEqual(['on', 'off']);
  });
});
