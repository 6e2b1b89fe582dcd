import { Prisma } from '../../generated/prisma/client.ts';
import { columnOf } from '../people/fate.ts';

/** Fields of a model, read from a table that is called `alias`, each named as the model has it. */
export const columns = (alias: string, fields: readonly string[]): Prisma.Sql =>
  Prisma.raw(fields.map((field) => `${alias}."${columnOf(field)}" AS "${field}"`).join(', '));
