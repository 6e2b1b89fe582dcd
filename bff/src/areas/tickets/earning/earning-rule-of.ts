import type { EarningPart, EarningRule } from '@fio/domain';
import type { Prisma } from '../../../generated/prisma/client.ts';

/** Only what passed the contract's schema, or the column's default, is ever written. */
export const earningRuleOf = (draw: { readonly earning: unknown }) => draw.earning as EarningRule;

/** Written by these steps alone. */
export const partsOf = (json: unknown) => json as readonly EarningPart[];

export const jsonOfParts = (parts: readonly EarningPart[]) => parts as unknown as Prisma.InputJsonArray;
