import { describe, expect, it } from 'vitest';
import { commentsIn, readComments } from './contract-comments.ts';

const SOURCE = `/** What visitors see of it (product/domain.md, 3.4). */
export const card = z.object({
  id: uuid(),
  /** In cents of a real. */
  value: z.int(),
  /**
   * Longer than
   * a line (docs/decisions/api.md).
   */
  inner: z.object({
    /** Deeper. */
    deep: z.int(),
  }),
  after: z.int(),
});

export const plain = z.object({ id: uuid() });
`;

describe('the comments of a contract', () => {
  it('are told of the whole and by field, without what only readers of the sources can follow', () => {
    const { whole, fields } = commentsIn(SOURCE).get('card') ?? {};
    expect(whole).toBe('What visitors see of it.');
    expect([...(fields ?? [])]).toEqual([
      ['value', 'In cents of a real.'],
      ['inner', 'Longer than a line.'],
      ['inner.deep', 'Deeper.'],
    ]);
  });
  it('are none where there are none', () => {
    expect(commentsIn(SOURCE).get('plain')).toEqual({ whole: null, fields: new Map() });
  });
  it('are found in the contracts there are', () => {
    expect(readComments().get('theoriesPage')?.fields.get('total')).toBe('How many were found in all.');
    expect(readComments().get('webhookData')?.fields.get('receipt.confirmed')).toBe('It exists and counts.');
    expect(readComments().get('votes')?.whole).toMatch(/^One vote per person and poll/);
  });
});
