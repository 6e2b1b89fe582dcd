import type { Services } from '../../composition.ts';
import { recordAction } from '../../core/audit/record-action.ts';
import { createLink } from '../../core/identity/links.ts';
import { createToken } from '../../core/identity/tokens.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'config' | 'passwords'>;

/**
 * The first super user of a product that is not a demonstration: there is nobody yet who could invite them. Resolves to
 * the address where they choose their password (once, within 60 minutes), or to null when there is a super user already.
 */
export async function createFirstStaff(
  { db, clock, config, passwords }: Needed,
  person: { name: string; email: string },
): Promise<string | null> {
  // Nobody knows this password; the link is the only way in.
  const passwordHash = await passwords.hash(createToken());
  const now = clock.now();
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE admin_users IN SHARE ROW EXCLUSIVE MODE`;
    if (await tx.adminUser.findFirst({ where: { type: 'super', disabledAt: null } })) return null;
    const { id } = await tx.adminUser.create({ data: { ...person, type: 'super', passwordHash } });
    const token = await createLink(tx, { strategy: 'admin', purpose: 'reset' }, id, now);
    await recordAction(tx, {
      at: now,
      actor: { id: null, name: 'first-staff', type: null, ip: null, userAgent: null, requestId: null },
      resource: 'users',
      recordId: id,
      action: 'create',
      summary: person.email,
      after: { ...person, type: 'super' },
    });
    return new URL(`/admin/reset/${token}`, config.publicUrl).href;
  });
}
