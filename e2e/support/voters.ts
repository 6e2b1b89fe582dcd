import type { APIRequestContext } from '@playwright/test';
import { createVisitor, signInVisitor } from '../../bff/test/factories.ts';
import type { Services } from '../../bff/test/services.ts';
import { expect } from './test.ts';

/** Votes of one address are counted by the minute: what belongs together begins early in one. */
const earlyInTheMinute = () =>
  expect.poll(() => new Date().getSeconds(), { timeout: 30_000 }).toBeLessThan(40);

/** So many people vote on a theory, all from the address of `request`, for its first answer. */
export async function crowdVotes(
  services: Services,
  request: APIRequestContext,
  { id }: { id: string },
  people: number,
): Promise<void> {
  await earlyInTheMinute();
  const where = { pollId: id, position: 0 };
  const { id: optionId } = await services.db.pollOption.findFirstOrThrow({ where });
  for (let count = 0; count < people; count += 1) {
    const headers = await signInVisitor(services, await createVisitor(services));
    const answer = await request.post(`/api/polls/${id}/vote`, { data: { optionId }, headers });
    expect(answer.status()).toBe(201);
  }
}
