export * from '../../../bff/src/generated/prisma/client.ts';
