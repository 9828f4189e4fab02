import * as z from 'zod/mini';
import { checkedAddress } from '../address.ts';
import { checkoutFields } from './checkout.ts';

const { email: _, ...placeFields } = checkoutFields;

const placeForm = z.object(placeFields);

/** An address that a customer saves: what the checkout asks for, without the email address. */
export const SavedAddressForm = checkedAddress(placeForm, 'zip');

export type SavedAddressForm = z.output<typeof SavedAddressForm>;

/** A saved address, and true to make it the default, which it stays until another one becomes it. */
export const SavedAddressBody = checkedAddress(
  z.extend(placeForm, { isDefault: z.optional(z.boolean()) }),
  'zip',
);
