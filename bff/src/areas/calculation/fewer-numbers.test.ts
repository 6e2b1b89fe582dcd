import { createHash } from 'node:crypto';
import type { DrawPage } from '@fio/contracts';
import {
  calculate,
  calculationText,
  codeOf,
  COMMON_RULE_SET,
  definitionOf,
  type ListCommitment,
} from '@fio/domain';
import { describe, expect, it } from 'vitest';
import { call } from '../../../test/call.ts';
import { createOverDraw } from '../../../test/draws.ts';
import { drawDesk, TYPED } from '../../../test/draw-desk.ts';

const desk = drawDesk();

describe('a draw by fewer numbers', () => {
  it.each([
    [3, 1000],
    [4, 10_000],
  ])('of %i digits goes the whole way', async (digits, size) => {
    const { services } = desk.app;
    const ruleSet = { ...COMMON_RULE_SET, order: COMMON_RULE_SET.order.slice(0, digits) };
    ({ draw: desk.draw } = await createOverDraw(services, { ruleSet: ruleSet as object }));
    const { winners, runs } = await desk.reach('published');
    expect(winners.length).toBeGreaterThan(0);
    expect(winners.every(({ number }) => number < size)).toBe(true);
    const { commitment } = await services.db.draw.findUniqueOrThrow({ where: { id: desk.draw.id } });
    const listed = (await services.db.ticket.findMany({ where: { drawId: desk.draw.id } }))
      .map(({ series, number, registrationId: holder }) => ({
        holder,
        code: codeOf({ series, order: number }),
        standing: 'eligible' as const,
      }))
      .toSorted((one, other) => one.code - other.code);
    const result = await calculate(definitionOf(commitment as unknown as ListCommitment), TYPED.prizes, {
      atOrAbove: async (code) => listed.find((entry) => entry.code >= code) ?? null,
      below: async (code) => listed.findLast((entry) => entry.code < code) ?? null,
    });
    expect(runs[0]?.hash).toBe(createHash('sha256').update(calculationText(result)).digest('hex'));
    // Vector A1 of the domain reference, as far as the draw reads it.
    expect(result.trace.target.order).toBe(Number('73254'.slice(0, digits)));
    const page = await call<DrawPage>(desk.app, 'GET', `/draws/${desk.draw.slug}`);
    expect(page.body.published?.seriesSize).toBe(size);
    const [part] = await services.db.drawListPart.findMany({ where: { drawId: desk.draw.id } });
    const file = await services.storage.privateFiles.read(part?.fileKey ?? '');
    const [, first = ''] = file?.toString().split('\n') ?? [];
    expect(first.split(';')[0]).toMatch(new RegExp(`^00[01]/\\d{${digits}}$`));
  });
});
