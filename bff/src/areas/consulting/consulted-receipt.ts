import * as z from 'zod';
import { isCpf, isDateText, normalizeCpf } from '@fio/domain';

const item = z.object({
  code: z.string().max(60).default(''),
  name: z.string().max(120),
  value: z.number().int().min(0).nullable().default(null),
});

/** What the service answers of a receipt it knows: the written contract (docs/runbooks/consulting-service.md). Unknown members are left out. */
export const consultedReceipt = z.object({
  /** The key that was asked for, its 44 characters. */
  key: z.string().length(44),
  status: z.enum(['authorized', 'cancelled']),
  /** Day of issue in São Paulo, `YYYY-MM-DD`. */
  day: z.string().refine(isDateText),
  /** Cents of a real: what was paid. */
  value: z.number().int().min(1).max(2_147_483_647),
  /** The buyer's, where the receipt names one. */
  cpf: z.string().refine(isCpf).transform(normalizeCpf).nullable().default(null),
  /** null where the service knows none. */
  items: z.array(item).max(990).nullable().default(null),
  /** Where the service has it: a protocol, an id. Nothing personal. */
  reference: z.string().max(200).default(''),
});
export type ConsultedReceipt = z.output<typeof consultedReceipt>;
