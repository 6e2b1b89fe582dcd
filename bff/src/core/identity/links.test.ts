import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestModels } from '../../../test/models.ts';
import { createLink, peekLink, spendLink, voidLinks, type LinkKind } from './links.ts';

const database = useTestModels();
const kind: LinkKind = { strategy: 'user', purpose: 'reset' };
const now = new Date();

it('a link is spent by one of many who come with it at the same moment', async () => {
  const { db } = database;
  const subject = randomUUID();
  for (let round = 0; round < 5; round += 1) {
    const token = await createLink(db, kind, subject, now);
    const spent = await Promise.all(Array.from({ length: 8 }, () => spendLink(db, token, kind, now)));
    expect(spent.filter((one) => one !== null)).toEqual([subject]);
    expect(await peekLink(db, token, kind, now)).toBeNull();
  }
});

it('the other links of a kind end together, those of another stay', async () => {
  const { db } = database;
  const subject = randomUUID();
  const [one, two] = [await createLink(db, kind, subject, now), await createLink(db, kind, subject, now)];
  const other = await createLink(db, { ...kind, purpose: 'confirm' }, subject, now);
  await voidLinks(db, kind, subject, now);
  expect(await peekLink(db, one, kind, now)).toBeNull();
  expect(await peekLink(db, two, kind, now)).toBeNull();
  expect(await peekLink(db, other, { ...kind, purpose: 'confirm' }, now)).toBe(subject);
});
