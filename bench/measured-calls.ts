/** Existing ids to use in the measured calls. */
export type ExistingIds = { orderId: string; email: string; day: string; productId: string };

export type MeasuredCall = {
  name: string;
  to: (ids: ExistingIds) => string;
  /** Searches have only an absolute limit: more matches take longer. */
  isSearch?: boolean;
  /** Each request asks for another price that excludes nothing, so that no answer or total is cached. */
  isUncached?: boolean;
};
