import * as z from 'zod/mini';
import { CheckoutForm } from './checkout.ts';

/** An address that a customer saves: what the checkout asks for, without the email address. */
export const SavedAddressForm = z.omit(CheckoutForm, { email: true });

export type SavedAddressForm = z.output<typeof SavedAddressForm>;
