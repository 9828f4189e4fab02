import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { ADDRESS, cardForm } from '#server/testing/purchase.ts';

type Json = Record<string, unknown>;

/**
 * A buyer of one piece of each of some products, the cheapest one unless given: the three calls of a browser,
 * each with its own key. `isTypical`: adds to a cart, and asks what it costs at the address, before them.
 */
export async function createBuyer(
  address: string,
  { lines = 1, isTypical = false } = {},
): Promise<() => Promise<void>> {
  const agent = new Agent({ keepAlive: true });
  function send(method: string, path: string, body: string, headers: Record<string, string>): Promise<Json> {
    return new Promise((resolve, reject) => {
      // The emulator may be a process of its own.
      const sent = request(new URL(path, address), { agent, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const answer = Buffer.concat(chunks).toString();
          if (response.statusCode === 200 || response.statusCode === 201) resolve(JSON.parse(answer));
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${answer}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
  const post = (path: string, body: object) =>
    send('POST', path, JSON.stringify(body), {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    });

  const settings = await (await fetch(`${address}/api/settings`)).json();
  const { publishableKey, emulatorPath } = settings.payment;
  const cheapest = await (await fetch(`${address}/api/products?limit=${2 * lines}&sort=price-asc`)).json();
  const offered = cheapest.filter(({ availability }: { availability: boolean }) => availability);
  const [product] = offered;
  const products = offered
    .slice(0, lines)
    .map(({ _id }: { _id: string }) => ({ productId: _id, quantity: 1 }));
  const { total } = await post('/api/quote', { lines: products });
  const order = {
    userEmail: 'ada@example.com',
    userPhone: '+44 20 7946 0000',
    paymentMethod: 'Credit Card',
    shippingAddress: ADDRESS,
    products,
    total,
  };
  const start = {
    amount: total,
    currency: 'usd',
    orderData: {
      customerEmail: 'ada@example.com',
      customerName: 'Ada Lovelace',
      productId: product._id,
      productName: product.name,
      quantity: 1,
    },
    order,
  };

  const quoted = { lines: products, address: { country: ADDRESS.country, state: ADDRESS.state } };

  return async function buy() {
    if (isTypical) {
      for (const line of products) await post('/api/cart/lines', line);
      await post('/api/quote', quoted);
    }
    const { clientSecret, paymentIntentId } = await post('/api/create-payment-intent', start);
    const card = cardForm({ key: publishableKey, clientSecret: String(clientSecret) });
    const form = new URLSearchParams(card).toString();
    await send('POST', `${emulatorPath}/v1/payment_intents/${paymentIntentId}/confirm`, form, {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    await post('/api/orders', { ...order, paymentIntentId });
  };
}
