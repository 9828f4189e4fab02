import * as z from 'zod';
import {
  amount,
  billingDetails,
  currency,
  EMPTY_ADDRESS,
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
  word,
} from '../wire/fields.ts';

/* The parameters of each call. One that is not named here is refused, as Stripe refuses those it does not know. */

const PARTS_OF_INTENT = ['latest_charge', 'payment_method'];

export const CreateIntent = z.strictObject({
  amount,
  currency,
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: word(['always', 'never']).default('always') })
    .optional(),
  capture_method: word(['automatic', 'automatic_async']).optional(),
  confirmation_method: word(['automatic']).optional(),
  description: text(1000).optional(),
  expand: expand(PARTS_OF_INTENT),
  metadata: metadata.default({}),
  payment_method_types: list(word(['card'])).optional(),
  receipt_email: email.optional(),
  shipping: shipping.optional(),
});

export const RetrieveIntent = z.strictObject({
  client_secret: z.string().optional(),
  expand: expand(PARTS_OF_INTENT),
  is_stripe_sdk: ignored,
});

/** What Stripe's browser script adds to describe itself and its page. */
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
  }),
  billing_details: billingDetails.default({ name: null, email: null, phone: null, address: EMPTY_ADDRESS }),
  metadata: metadata.default({}),
  allow_redisplay: ignored,
  ...telemetry,
};

export const ConfirmIntent = z.strictObject({
  client_secret: z.string().optional(),
  expand: expand(PARTS_OF_INTENT),
  payment_method: text(5000).optional(),
  payment_method_data: z.strictObject(methodFields).optional(),
  receipt_email: optionalEmail,
  return_url: returnUrl.optional(),
  shipping: shipping.optional(),
  client_context: ignored,
  expected_payment_method_type: ignored,
  mandate_data: ignored,
  payment_method_options: ignored,
  save_payment_method: ignored,
  set_as_default_payment_method: ignored,
  use_stripe_sdk: ignored,
  ...telemetry,
});

export const CreateMethod = z.strictObject({ ...methodFields, expand: expand([]) });

export const RetrieveCharge = z.strictObject({ expand: expand([]) });

export type CardFields = z.output<typeof CreateMethod>;
