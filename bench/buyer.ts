import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

type Json = Record<string, unknown>;

/** A buyer of one piece of one product: the three calls of a browser, each with its own key. */
export async function createBuyer(address: string): Promise<() => Promise<void>> {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(address);

  function send(method: string, path: string, body: string, headers: Record<string, string>): Promise<Json> {
    return new Promise((resolve, reject) => {
      const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
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
  const [product] = await (await fetch(`${address}/api/products?limit=1&sort=price-asc`)).json();
  const shippingAddress = {
    fullName: 'Ada Lovelace',
    address: '12 Analytical Way',
    city: 'London',
    state: 'Greater London',
    zipCode: 'W1A 1AA',
    country: 'United Kingdom',
    phone: '+44 20 7946 0000',
  };
  const unitPrice = Math.round((product.discountPrice ?? product.price) * 100);
  const total = (unitPrice + 1_500 + Math.floor((unitPrice * 800 + 5_000) / 10_000)) / 100;
  const order = {
    userEmail: 'ada@example.com',
    userPhone: '+44 20 7946 0000',
    paymentMethod: 'Credit Card',
    shippingAddress,
    products: [{ productId: product._id, quantity: 1 }],
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

  return async function buy() {
    const { clientSecret, paymentIntentId } = await post('/api/create-payment-intent', start);
    const card = new URLSearchParams({
      key: publishableKey,
      client_secret: String(clientSecret),
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
    });
    await send('POST', `${emulatorPath}/v1/payment_intents/${paymentIntentId}/confirm`, card.toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    await post('/api/orders', { ...order, paymentIntentId });
  };
}
