import type { RequestContext } from '../request/RequestContext.ts';
import type { Transaction } from '../database/prisma.ts';

/** Tells the owner of an account that its second step came or went, in the language of whoever did it. */
export async function mailAboutTwoFactor(
  { mail, language, config }: RequestContext,
  tx: Transaction,
  { name, email }: { name: string; email: string },
  template: 'two_factor_on' | 'two_factor_off',
): Promise<void> {
  const link = new URL('/admin/update', config.adminUrl).href;
  await mail.queue(tx, { to: email, template, language, name, link });
}
