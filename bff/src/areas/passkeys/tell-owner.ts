import type { Transaction } from '../../core/database/prisma.ts';
import type { SignedInContext } from '../../core/request/RequestContext.ts';

/** Tells the owner of an account by e-mail that a way in came or went, in the language of whoever did it. */
export async function tellOwner(
  { config, language, mail, session }: SignedInContext,
  tx: Transaction,
  template: 'passkey_added' | 'passkey_removed',
): Promise<void> {
  const { email, name } = await tx.registration.findUniqueOrThrow({ where: { id: session.subjectId } });
  const link = new URL('/perfil?aba=seguranca', config.publicUrl).href;
  await mail.queue(tx, { to: email, template, language, name, link });
}
