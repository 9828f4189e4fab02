import type { Call } from './call.ts';
import { createPaymentIntent, getShopSettings } from './checkout.ts';
import { getDashboard } from './dashboard.ts';
import { getMail, listMails } from './mails.ts';
import { createOrder, getOrder, trackOrder, updateOrderStatus } from './orders.ts';
import { listPayments, refundPayment } from './payments.ts';
import {
  getProduct,
  getProductFacets,
  listFeaturedProducts,
  listProductCards,
  listProducts,
  listProductsOfCategory,
  searchProducts,
  setStock,
} from './products.ts';
import { createReview, getReview, listProductReviews } from './reviews.ts';

/** Every call of the wire; a test holds that the server binds each of them. */
export const calls: readonly Call[] = [
  listProducts,
  listProductCards,
  listFeaturedProducts,
  getProductFacets,
  listProductsOfCategory,
  searchProducts,
  getProduct,
  listProductReviews,
  createReview,
  getReview,
  getShopSettings,
  createPaymentIntent,
  createOrder,
  getOrder,
  trackOrder,
  updateOrderStatus,
  setStock,
  getDashboard,
  listPayments,
  refundPayment,
  listMails,
  getMail,
];
