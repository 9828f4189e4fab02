export { checkouts } from './checkouts.ts';
export { orderActivities, orderLines, orders } from './orders.ts';
export { catalogueVersion, products } from './products.ts';
export { reviews } from './reviews.ts';
export { throttles } from './throttles.ts';
