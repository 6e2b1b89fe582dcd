import type { Infrastructure } from '../../core/infrastructure.ts';

/** Has events written of what the clock did since it was last asked: theories that opened and closed without anybody. */
export async function tellOfTheClock({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<void> {
  await db.$executeRaw`SELECT tell_theories_of_the_clock(${clock.now()})`;
}
