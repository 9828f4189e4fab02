import type { Stripe } from 'stripe';
import * as z from 'zod';
import {
  amount,
  billingDetails,
  currency,
  EMPTY_BILLING,
  email,
  expand,
  flag,
  ignored,
  list,
  metadata,
  optionalEmail,
  returnUrl,
  shipping,
  text,
  wholeNumber,
  word,
} from '../wire/fields.ts';
import { pageFields } from '../wire/list-fields.ts';

/*
 * The parameters of each call. A parameter that is not named here is refused, as by Stripe. One that the SDK
 * does not know does not compile, but for those that only Stripe's browser script sends.
 */

/** Fields of a call's parameters, out of those that the SDK's type of them has. */
type FieldsOf<Params> = { [Name in keyof Params]?: z.ZodType };

const PARTS_OF_INTENT = ['latest_charge', 'payment_method'];

export const CreateIntent = z.strictObject({
  amount,
  currency,
  allowed_payment_method_types: list(word(['card'])).optional(),
  automatic_payment_methods: z
    .strictObject({
      enabled: flag,
      allow_redirects: word(['always', 'never']).default('always'),
    } satisfies FieldsOf<Stripe.PaymentIntentCreateParams.AutomaticPaymentMethods>)
    .optional(),
  capture_method: word(['automatic', 'automatic_async']).optional(),
  confirmation_method: word(['automatic']).optional(),
  customer: z.string().optional(),
  description: text(1000).optional(),
  expand: expand(PARTS_OF_INTENT),
  metadata: metadata.default({}),
  receipt_email: email.optional(),
  setup_future_usage: word(['on_session']).optional(),
  shipping: shipping.optional(),
} satisfies FieldsOf<Stripe.PaymentIntentCreateParams>);

export const RetrieveIntent = z.strictObject({
  client_secret: z.string().optional(),
  expand: expand(PARTS_OF_INTENT),
  is_stripe_sdk: ignored,
} satisfies FieldsOf<Stripe.PaymentIntentRetrieveParams & { is_stripe_sdk: unknown }>);

export const ListIntents = z.strictObject({
  ...pageFields,
  expand: expand(PARTS_OF_INTENT.map((part) => `data.${part}`)),
} satisfies FieldsOf<Stripe.PaymentIntentListParams>);

/** The parameters that Stripe's browser script adds to describe itself and its page. */
const telemetry = {
  client_attribution_metadata: ignored,
  guid: ignored,
  muid: ignored,
  pasted_fields: ignored,
  payment_user_agent: ignored,
  radar_options: ignored,
  referrer: ignored,
  sid: ignored,
  time_on_page: ignored,
};

const methodFields = {
  type: word(['card']),
  card: z.strictObject({
    number: z.string(),
    exp_month: z.string(),
    exp_year: z.string(),
    cvc: z.string().optional(),
    networks: ignored,
  } satisfies FieldsOf<Stripe.PaymentMethodCreateParams.Card>),
  billing_details: billingDetails.default(EMPTY_BILLING),
  metadata: metadata.default({}),
  allow_redisplay: ignored,
} satisfies FieldsOf<Stripe.PaymentMethodCreateParams>;

const confirmFields = {
  expand: expand(PARTS_OF_INTENT),
  payment_method: text(5000).optional(),
  payment_method_data: z.strictObject({ ...methodFields, ...telemetry }).optional(),
  receipt_email: optionalEmail,
  return_url: returnUrl.optional(),
  shipping: shipping.optional(),
  mandate_data: ignored,
  payment_method_options: ignored,
  use_stripe_sdk: ignored,
} satisfies FieldsOf<Stripe.PaymentIntentConfirmParams>;

export const ConfirmIntent = z.strictObject({
  ...confirmFields,
  client_secret: z.string().optional(),
  client_context: ignored,
  expected_payment_method_type: ignored,
  save_payment_method: ignored,
  set_as_default_payment_method: ignored,
  ...telemetry,
});

export const CancelIntent = z.strictObject({
  cancellation_reason: word(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand: expand(PARTS_OF_INTENT),
} satisfies FieldsOf<Stripe.PaymentIntentCancelParams>);

export const CreateMethod = z.strictObject({ ...methodFields, ...telemetry, expand: expand([]) });

export const CreateCustomer = z.strictObject({
  description: text(350).optional(),
  expand: expand([]),
  metadata: metadata.default({}),
} satisfies FieldsOf<Stripe.CustomerCreateParams>);

export const DeleteCustomer = z.strictObject({} satisfies FieldsOf<Stripe.CustomerDeleteParams>);

/** Not Stripe's: it deletes all data of its test mode in the dashboard. */
export const DeleteIntent = z.strictObject({});

export const ListCustomerMethods = z.strictObject({
  limit: pageFields.limit,
  starting_after: pageFields.starting_after,
  ending_before: pageFields.ending_before,
  expand: expand([]),
  type: word(['card']).optional(),
} satisfies FieldsOf<Stripe.CustomerListPaymentMethodsParams>);

export const DetachMethod = z.strictObject({
  expand: expand([]),
} satisfies FieldsOf<Stripe.PaymentMethodDetachParams>);

/** The parameters that retrieve a charge, a refund, a dispute or an event. */
export const Retrieve = z.strictObject({
  expand: expand([]),
} satisfies FieldsOf<Stripe.ChargeRetrieveParams & Stripe.RefundRetrieveParams & Stripe.EventRetrieveParams>);

export const CreateRefund = z.strictObject({
  amount: wholeNumber(1, 99_999_999).optional(),
  charge: z.string().optional(),
  expand: expand([]),
  metadata: metadata.default({}),
  payment_intent: z.string().optional(),
  reason: word(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
} satisfies FieldsOf<Stripe.RefundCreateParams>);

export const ListRefunds = z.strictObject({
  ...pageFields,
  charge: z.string().optional(),
  expand: expand([]),
  payment_intent: z.string().optional(),
} satisfies FieldsOf<Stripe.RefundListParams>);

/** Fields of evidence that are text; files are not known. */
const evidence = (names: readonly (keyof Stripe.DisputeUpdateParams.Evidence)[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().max(20_000).optional()])));

export const UpdateDispute = z.strictObject({
  evidence: evidence([
    'access_activity_log',
    'billing_address',
    'cancellation_policy_disclosure',
    'cancellation_rebuttal',
    'customer_email_address',
    'customer_name',
    'customer_purchase_ip',
    'duplicate_charge_explanation',
    'duplicate_charge_id',
    'product_description',
    'refund_policy_disclosure',
    'refund_refusal_explanation',
    'service_date',
    'shipping_address',
    'shipping_carrier',
    'shipping_date',
    'shipping_tracking_number',
    'uncategorized_text',
  ]).optional(),
  expand: expand([]),
  metadata: metadata.optional(),
  submit: flag.default(true),
} satisfies FieldsOf<Stripe.DisputeUpdateParams>);

export const CloseDispute = z.strictObject({
  expand: expand([]),
} satisfies FieldsOf<Stripe.DisputeCloseParams>);

export const ListDisputes = z.strictObject({
  ...pageFields,
  charge: z.string().optional(),
  expand: expand([]),
  payment_intent: z.string().optional(),
} satisfies FieldsOf<Stripe.DisputeListParams>);

export const ListEvents = z.strictObject({
  ...pageFields,
  delivery_success: flag.optional(),
  expand: expand([]),
  type: z.string().optional(),
  types: list(z.string()).optional(),
} satisfies FieldsOf<Stripe.EventListParams>);

export type CardFields = z.output<typeof CreateMethod>;
