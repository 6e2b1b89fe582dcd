import { type Locator, type Page, expect } from '@playwright/test';
import type { Services } from '../../bff/test/services.ts';
import { createPoll, createShow } from '../../bff/test/content.ts';

export interface OwnTheory {
  id: string;
  showId: string;
  /** Address of the series' page. */
  address: string;
}

/** A series of a test's own with one open theory, so that nobody else's votes move its figures. */
export async function ownTheory({ db }: Services): Promise<OwnTheory> {
  const show = await createShow(db);
  const { id } = await createPoll(db, { showId: show.id });
  return { id, showId: show.id, address: `/${show.slug}` };
}

/** One more open theory of the same series; answers its id. */
export const anotherOf = async ({ db }: Services, { showId }: OwnTheory): Promise<string> =>
  (await createPoll(db, { showId })).id;

/** Answers on a card, until it is counted: the card shows it before, and who leaves then takes it along. */
export async function countedVote(card: Locator, name: string): Promise<void> {
  const answer = card.page().waitForResponse((response) => response.url().endsWith('/vote'));
  await card.getByRole('button', { name }).click();
  expect((await answer).status()).toBe(201);
}

/** The card of a theory. */
export const cardOf = (page: Page, { id }: { id: string }): Locator => page.locator(`#poll-${id}`);

/** Opens a theory just made: it reaches the public pages within their second. */
export async function openTheory(page: Page, theory: OwnTheory): Promise<Locator> {
  const card = cardOf(page, theory);
  // Asked for beside the page, where an answer of 404 is no complaint of the console.
  await expect.poll(async () => (await page.request.get(theory.address)).status()).toBe(200);
  await expect(async () => {
    await page.goto(theory.address);
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass();
  return card;
}
