import { describe, expect, it } from 'vitest';
import { invoiceDesk } from '../../../test/invoice-desk.ts';

const JUICE = 'Suco de caju 1 L';
const GTIN = '7891234567895';
const desk = invoiceDesk({ PARTICIPATING_PRODUCTS: `${JUICE}, ${GTIN}` });
const approve = async (products?: string[]) => {
  const { id, version } = await desk.waiting();
  const body = { version, ...desk.read(), ...(products && { products }) };
  return { id, ...(await desk.admin('POST', `/${id}/approve`, body)) };
};

describe('a campaign of some products', () => {
  it('tells the desk which, and keeps those that the reviewer found', async () => {
    const { id } = await desk.waiting();
    expect((await desk.admin('GET', `/${id}`)).body).toMatchObject({
      products: [],
      participatingProducts: [JUICE, GTIN],
    });
    const found = await approve([GTIN]);
    expect(found.status).toBe(200);
    expect((await desk.admin('GET', `/${found.id}`)).body).toMatchObject({
      state: 'valid',
      products: [GTIN],
    });
    const [row] = await desk.app.services.db.action.findMany({ where: { recordId: found.id } });
    expect(row).toMatchObject({ before: { products: [] }, after: { products: [GTIN] } });
  });

  it.each([
    ['none was found', undefined, 'required'],
    ['none is named', [], 'required'],
    ['one takes no part', [JUICE, 'Suco de uva 1 L'], 'invoice_product'],
  ])('keeps an invoice waiting when %s', async (_what, products, problem) => {
    const { id, status, body } = await approve(products);
    expect([status, body.code]).toEqual([422, 'INVALID_PRODUCT']);
    expect(body.fields?.['products']?.map(({ code }) => code)).toEqual([problem]);
    const left = await desk.admin('GET', `/${id}`);
    expect(left.body).toMatchObject({ state: 'pending', products: [], key: null, numbers: [] });
  });
});
