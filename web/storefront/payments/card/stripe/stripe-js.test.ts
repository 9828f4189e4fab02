import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page without a browser: what is added to its head, and what the script leaves in its window. */
let scripts: FakeScript[];
type FakeScript = { src: string; onload(): void; onerror(): void; remove(): void };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  scripts = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    head: { append: (script: FakeScript) => scripts.push(script) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load(key = 'pk_test_1') {
  const { loadStripe } = await import('./stripe-js.ts');
  const loading = loadStripe(key);
  // The callers that wait for it come later.
  loading.catch(() => undefined);
  return loading;
}

/** The script that was asked for last, once it is asked for. */
async function lastScript(count: number): Promise<FakeScript> {
  await vi.waitFor(() => expect(scripts).toHaveLength(count));
  const script = scripts.at(-1);
  if (!script) throw new Error('expected a script');
  return script;
}

function bring(): void {
  Reflect.set(window, 'Stripe', (key: string) => ({ key }));
}

describe('Stripe’s script', () => {
  it('is loaded from Stripe and started with the key of the shop', async () => {
    const loading = load();
    const script = await lastScript(1);
    expect(script.src).toBe('https://js.stripe.com/v3/');
    bring();
    script.onload();
    expect(await loading).toEqual({ key: 'pk_test_1' });
  });

  it('is loaded once, however often it is needed', async () => {
    const loadings = [load(), load()];
    const script = await lastScript(1);
    bring();
    script.onload();
    await Promise.all(loadings);
    await load();
    expect(scripts).toHaveLength(1);
  });
});

describe('a failed load of Stripe’s script', () => {
  it.each([
    ['it is blocked', (script: FakeScript) => script.onerror()],
    ['something else comes instead', (script: FakeScript) => script.onload()],
    ['it takes longer than 15 seconds', () => vi.advanceTimersByTime(15_000)],
  ])('is reported if %s, and retried the next time', async (_, fail) => {
    const loading = load();
    const script = await lastScript(1);
    fail(script);
    await expect(loading).rejects.toThrow('Stripe.js');

    const again = load();
    const second = await lastScript(2);
    bring();
    second.onload();
    expect(await again).toEqual({ key: 'pk_test_1' });
  });
});
