import { anonymise } from '../src/areas/privacy/index.ts';
import type { Registration } from '../src/generated/prisma/client.ts';
import type { TestApp } from './app.ts';

/** Erases somebody as the clock does, who asks about no prize. */
export const forgetPerson = ({ services, product }: TestApp, visitor: Registration): Promise<Date> =>
  services.db.$transaction((tx) =>
    anonymise(services, product, tx, { visitor, channel: 'clock', language: 'pt', ip: '', userAgent: '' }),
  );
