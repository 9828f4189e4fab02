export { checkouts, stockHolds } from './checkouts.ts';
export { idempotentAnswers, secrets } from './idempotency.ts';
export { mails } from './mails.ts';
export { orderActivities, orderLines, orders } from './orders.ts';
export { catalogueVersion, products } from './products.ts';
export { refunds } from './refunds.ts';
export { reviews } from './reviews.ts';
export { throttles } from './throttles.ts';
