import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { optionalText, requiredText } from '../fields.ts';

/** A shipping address as staff correct it. */
export const AddressForm = z.object({
  fullName: requiredText('Name'),
  address: requiredText('Address'),
  city: requiredText('City'),
  state: requiredText('State'),
  zipCode: requiredText('ZIP code', 20),
  country: requiredText('Country'),
  phone: optionalText(LIMITS.phone),
});
