import { exportAudit, listAudit, listAuditActors } from './audit.ts';
import {
  changePassword,
  forgotPassword,
  getSession,
  getSignInOptions,
  resetPassword,
  signIn,
  signOut,
} from './auth.ts';
import type { Call } from './call.ts';
import { createPaymentIntent, getShopSettings } from './checkout.ts';
import { getDashboard } from './dashboard.ts';
import { confirmEmailCode, sendEmailCode } from './email-proof.ts';
import { downloadInvoice, getInvoice } from './invoices.ts';
import { getMail, listMails, resendMail } from './mails.ts';
import { exportMembers, listMembers, refundMember } from './members.ts';
import { announceMembership, createMembership, findMemberPrice, getMembership } from './memberships.ts';
import {
  answerMessage,
  getMessage,
  listMessages,
  openContactForm,
  sendMessage,
  updateMessage,
} from './messages.ts';
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
} from './products.ts';
import {
  changeReviewsInBulk,
  createReview,
  deleteReview,
  exportReviews,
  getReview,
  getStaffReview,
  listProductReviews,
  listReviews,
  restoreReview,
  updateReview,
} from './reviews.ts';
import { quickSearch } from './search.ts';
import { getSettings, updateSettings } from './settings.ts';
import {
  addOrderNote,
  deleteOrder,
  exportOrders,
  getStaffOrder,
  listOrderNotes,
  listOrderRows,
  listOrders,
  restoreOrder,
} from './staff-orders.ts';
import {
  createProduct,
  deleteProduct,
  exportProducts,
  getStaffProduct,
  listStaffProducts,
  restoreProduct,
  seedCatalogue,
  setStock,
  updateProduct,
} from './staff-products.ts';
import { uploadPicture } from './uploads.ts';

/** Every call of the wire; a test holds that the server binds each of them. */
export const calls: readonly Call[] = [
  listProducts,
  listProductCards,
  listFeaturedProducts,
  getProductFacets,
  listProductsOfCategory,
  searchProducts,
  listStaffProducts,
  exportProducts,
  getProduct,
  getStaffProduct,
  createProduct,
  updateProduct,
  deleteProduct,
  restoreProduct,
  seedCatalogue,
  uploadPicture,
  listProductReviews,
  createReview,
  listReviews,
  exportReviews,
  changeReviewsInBulk,
  getReview,
  getStaffReview,
  updateReview,
  deleteReview,
  restoreReview,
  getShopSettings,
  getSettings,
  updateSettings,
  createPaymentIntent,
  createOrder,
  listOrders,
  listOrderRows,
  exportOrders,
  getOrder,
  getStaffOrder,
  trackOrder,
  updateOrderStatus,
  deleteOrder,
  restoreOrder,
  listOrderNotes,
  addOrderNote,
  sendEmailCode,
  confirmEmailCode,
  getInvoice,
  downloadInvoice,
  setStock,
  getDashboard,
  listPayments,
  refundPayment,
  listMails,
  getMail,
  openContactForm,
  sendMessage,
  listMessages,
  getMessage,
  updateMessage,
  answerMessage,
  listMembers,
  exportMembers,
  refundMember,
  announceMembership,
  createMembership,
  findMemberPrice,
  getMembership,
  getSignInOptions,
  signIn,
  signOut,
  getSession,
  forgotPassword,
  resetPassword,
  changePassword,
  quickSearch,
  listAudit,
  listAuditActors,
  exportAudit,
  resendMail,
];
