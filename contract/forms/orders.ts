import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { checkedAddress, countryField, postalCodeField, stateField } from '../address.ts';
import { optionalText, requiredText } from '../fields.ts';

/** The fields of a shipping address. */
export const addressFields = {
  fullName: requiredText('Name'),
  address: requiredText('Address'),
  city: requiredText('City'),
  state: stateField(),
  zipCode: postalCodeField(),
  country: countryField(),
  phone: optionalText(LIMITS.phone),
};

/** A shipping address as staff correct it. */
export const AddressForm = checkedAddress(z.object(addressFields), 'zipCode');
