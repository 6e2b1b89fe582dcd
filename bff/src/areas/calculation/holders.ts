import type { Transaction } from '../../core/database/prisma.ts';
import type { Registration } from '../../generated/prisma/client.ts';
import { isAsked } from './list/list-tag.ts';

/** Who holds these numbers (codeOf) of a draw; of who has left since there is an empty row (`anonymisedAt`). */
export async function holdersOf(
  tx: Transaction,
  drawId: string,
  codes: readonly number[],
): Promise<ReadonlyMap<number, Registration>> {
  const tickets = await tx.$queryRaw<{ code: number; id: string }[]>`
    SELECT asked.code, t.registration_id AS id
    FROM unnest(${[...codes]}::integer[]) AS asked(code)
    JOIN tickets t ON t.draw_id = ${drawId}::uuid AND ${isAsked}`;
  const people = await tx.registration.findMany({
    where: { id: { in: tickets.map(({ id }) => id) } },
  });
  const byId = new Map(people.map((person) => [person.id, person]));
  return new Map(
    tickets.flatMap(({ code, id }) => {
      const person = byId.get(id);
      return person ? [[code, person] as const] : [];
    }),
  );
}
