import * as z from 'zod/mini';
import { personName, phone, required } from './fields.ts';

/** What a visitor corrects in their profile, and staff in the back office, under the same name. */
export const personCorrected = {
  lastName: personName('last_name'),
  phone: phone(),
  city: required().check(z.maxLength(80, 'city')),
};
