/** Where the shop takes the webhooks of the payment provider. */
export const WEBHOOK_PATH = '/api/webhooks/stripe';
