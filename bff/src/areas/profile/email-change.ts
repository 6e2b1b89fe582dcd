import type { BodyOf, Language, profile } from '@fio/contracts';
import { profileAddress } from '@fio/domain';
import { createLink, spendLink, voidLinks, type LinkKind } from '../../core/identity/links.ts';
import type { Transaction } from '../../core/database/prisma.ts';
import { recordLog } from '../../core/logs/record-log.ts';
import type { RequestContext, SignedInContext } from '../../core/request/RequestContext.ts';
import { AppError } from '../../core/errors.ts';
import { proveOwn } from './prove-own.ts';
import { orTaken } from './taken.ts';

const CHANGE: LinkKind = { strategy: 'user', purpose: 'email' };

interface Wanted {
  readonly visitor: { readonly id: string; readonly name: string; readonly email: string };
  readonly email: string;
  readonly language: Language;
  /** What the address of today is told: by whom it was asked. */
  readonly template: 'email_change_asked' | 'email_change_staff';
}

/** Remembers the wanted address, sends a link there and word to the address of today. Nothing changes yet. */
export async function askEmailChange(
  { clock, config, mail }: SignedInContext,
  tx: Transaction,
  { visitor, email, language, template }: Wanted,
): Promise<void> {
  const now = clock.now();
  const { id, name, email: present } = visitor;
  if (await tx.registration.findUnique({ where: { email }, select: { id: true } }))
    throw new AppError('EMAIL_FOUND');
  const change = { email, requestedAt: now };
  await tx.emailChange.upsert({
    where: { registrationId: id },
    create: { registrationId: id, ...change },
    update: change,
  });
  await voidLinks(tx, CHANGE, id, now);
  const token = await createLink(tx, CHANGE, id, now);
  const link = (path: string) => new URL(path, config.publicUrl).href;
  const common = { language, name } as const;
  const [confirming, cancelling] = [link(`/login?email=${token}`), link(profileAddress('seguranca'))];
  await mail.queue(tx, { ...common, to: email, template: 'email_change', link: confirming });
  await mail.queue(tx, { ...common, to: present, template, link: cancelling });
}

/** The visitor's own request, with their password. */
export async function requestEmailChange(
  context: SignedInContext,
  { email, password }: BodyOf<typeof profile.changeEmail>,
): Promise<void> {
  const { language } = context;
  const visitor = await proveOwn(context, password, 'password');
  await context.transaction((tx) =>
    askEmailChange(context, tx, { visitor, email, language, template: 'email_change_asked' }),
  );
}

/** Forgets the wanted address; its link leads nowhere then. */
export async function dropEmailChange(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.emailChange.deleteMany({ where: { registrationId: id } });
  await voidLinks(tx, CHANGE, id, now);
}

/** The same for the visitor themselves. */
export async function cancelEmailChange(context: SignedInContext, id: string): Promise<void> {
  await context.transaction((tx) => dropEmailChange(tx, id, context.clock.now()));
}

/** Takes the address over, for who comes with its link has read its mail. The old one is told. */
export async function confirmEmailChange(context: RequestContext, token: string): Promise<void> {
  const { clock, config, language, mail } = context;
  const now = clock.now();
  await context.transaction(async (tx) => {
    const id = await spendLink(tx, token, CHANGE, now);
    const change = id && (await tx.emailChange.findUnique({ where: { registrationId: id } }));
    const visitor = id && (await tx.registration.findUnique({ where: { id } }));
    if (!change || !visitor || visitor.disabledAt || visitor.blockedAt) throw new AppError('INVALID_TOKEN');
    await orTaken('EMAIL_FOUND', () =>
      tx.registration.update({ where: { id }, data: { email: change.email, emailVerifiedAt: now } }),
    );
    await tx.emailChange.delete({ where: { registrationId: id } });
    await recordLog(tx, { kind: 'email_change', registrationId: id, at: now, from: context });
    // What was sent to the old address opens nothing any more.
    await voidLinks(tx, { strategy: 'user', purpose: 'reset' }, id, now);
    await voidLinks(tx, { strategy: 'user', purpose: 'confirm' }, id, now);
    await mail.queue(tx, {
      to: visitor.email,
      template: 'email_changed',
      language,
      name: visitor.name,
      link: `mailto:${config.campaign.contact}`,
    });
    // What went to the old address stays theirs: by the address alone their erasure would not find it.
    const before = { recipient: visitor.email, registrationId: null };
    await tx.outboxMessage.updateMany({ where: before, data: { registrationId: id } });
  });
}
