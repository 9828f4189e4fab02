import * as z from 'zod/mini';
import { emailAddress } from '../fields.ts';

export const StockAlertForm = z.object({ email: emailAddress() });
