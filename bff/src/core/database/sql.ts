import { Prisma } from '../../generated/prisma/client.ts';

/** A statement's text with its values apart. */
export const { sql } = Prisma;
