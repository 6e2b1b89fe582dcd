import type { Infrastructure } from '../../core/infrastructure.ts';
import type { PackagePart } from '../../engine/package-part.ts';

/** All parts of the data package, by their names. */
export interface PersonData {
  readonly exportedAt: string;
  readonly [part: string]: unknown;
}

/** All the product keeps of a visitor, for themselves (LGPD, article 18, II and V): what the areas give of it. */
export async function personData(
  infrastructure: Infrastructure,
  { packageParts }: { readonly packageParts: readonly PackagePart[] },
  id: string,
): Promise<PersonData> {
  const { email } = await infrastructure.db.registration.findUniqueOrThrow({
    where: { id },
    select: { email: true },
  });
  const parts = await Promise.all(
    packageParts.map(async ({ name, read }) => [name, await read(infrastructure, { id, email })] as const),
  );
  return { exportedAt: infrastructure.clock.now().toISOString(), ...Object.fromEntries(parts) };
}
