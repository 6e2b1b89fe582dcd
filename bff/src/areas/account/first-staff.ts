import type { Infrastructure } from '../../core/infrastructure.ts';
import type { Actor } from '../../core/actor.ts';
import { recordAction } from '../../core/audit/record-action.ts';
import { createLink } from '../../core/identity/links.ts';
import { createToken } from '../../core/identity/tokens.ts';
import { createFirstToken } from './first-token.ts';

/** Who acts before there is anybody. */
const NOBODY: Actor = {
  id: null,
  name: 'first-staff',
  type: null,
  ip: null,
  userAgent: null,
  requestId: null,
};

interface FirstStaff {
  /** Where they choose their password: once, within 60 minutes. */
  readonly link: string;
  /** Ships the remote that was asked for; null where none was. */
  readonly token: string | null;
}

type Dependencies = Pick<Infrastructure, 'db' | 'clock' | 'config' | 'identity'>;

/**
 * The first super user of a product that is not a demonstration: there is nobody yet who could invite them. With the
 * `remote` that has the pages to sign in, also a token to ship it. Null when there is a super user already.
 */
export async function createFirstStaff(
  { db, clock, config, identity }: Dependencies,
  person: { name: string; email: string },
  remote?: string,
): Promise<FirstStaff | null> {
  // Nobody knows this password; the link is the only way in.
  const passwordHash = await identity.passwords.hash(createToken(), 'admin');
  const now = clock.now();
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE admin_users IN SHARE ROW EXCLUSIVE MODE`;
    if (await tx.adminUser.findFirst({ where: { type: 'super', disabledAt: null } })) return null;
    const { id } = await tx.adminUser.create({ data: { ...person, type: 'super', passwordHash } });
    const reset = await createLink(tx, { strategy: 'admin', purpose: 'reset' }, id, now);
    await recordAction(tx, {
      at: now,
      actor: NOBODY,
      resource: 'users',
      recordId: id,
      action: 'create',
      summary: person.email,
      after: { ...person, type: 'super' },
    });
    const token = remote ? await createFirstToken(tx, { ownerId: id, remote }, { actor: NOBODY, now }) : null;
    return { link: new URL(`/admin/reset/${reset}`, config.adminUrl).href, token };
  });
}
