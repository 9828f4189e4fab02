import { CARDS } from '#server/testing/purchase.ts';
import { KEYS } from '../processes/emulator-process.ts';

/** Makes a payment of $68.99 at the provider, past the shop, with this metadata; returns its id. */
export async function payAtProvider(address: string, metadata: Record<string, string>): Promise<string> {
  const post = async (route: string, form: Record<string, string>) => {
    const response = await fetch(`${address}/v1/payment_intents${route}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${KEYS.STRIPE_SECRET_KEY}` },
      body: new URLSearchParams(form),
    });
    return (await response.json()) as { id: string; status: string };
  };
  const named = Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value]);
  const { id } = await post('', { amount: '6899', currency: 'usd', ...Object.fromEntries(named) });
  const { status } = await post(`/${id}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': CARDS.good,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
    return_url: 'https://shop.example/',
  });
  if (status !== 'succeeded') throw new Error(`The payment ${id} is ${status}`);
  return id;
}
