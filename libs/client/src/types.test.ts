import { expect, expectTypeOf, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { createBackOffice, paginate, type RegistrationRow, type WebhookEvent } from './back-office.ts';
import { createSite, type PollResults } from './site.ts';

const office = createBackOffice({ origin: 'http://127.0.0.1:1' });
const site = createSite({ origin: 'http://127.0.0.1:1' });

it('knows what an operation takes, and what of it is demanded', () => {
  type Listing = NonNullable<Parameters<typeof office.listSales>[0]>;
  expectTypeOf<Listing['sort']>().toEqualTypeOf<
    'createdAt' | '-createdAt' | 'soldOn' | '-soldOn' | 'value' | '-value' | undefined
  >();
  expectTypeOf(office.listSales).toBeCallableWith();
  expectTypeOf(site.getTheoryResults).parameter(0).toEqualTypeOf<{ id: string }>();
  expectTypeOf(office.addSaleImportFile).parameter(0).toHaveProperty('body');
  // @ts-expect-error: an order that the list doesn't have
  void (() => office.listSales({ sort: 'cnpj' }));
  // @ts-expect-error: without the id there is no address
  void (() => site.getTheoryResults({}));
});

it('knows what an operation answers, by the names of the document', () => {
  expectTypeOf(site.getTheoryResults).returns.resolves.toEqualTypeOf<PollResults>();
  expectTypeOf(office.downloadExport).returns.resolves.toEqualTypeOf<Response>();
  expectTypeOf(site.followTheoryResults).returns.toEqualTypeOf<AsyncGenerator<PollResults, void>>();
  const people = paginate(office.listRegistrations, { sort: 'createdAt', f: { uf: 'SP' } });
  expectTypeOf(people).toEqualTypeOf<AsyncGenerator<RegistrationRow, void>>();
  // @ts-expect-error: not a list of pages
  void (() => paginate(office.getSale));
});

it('knows every code, and those of silence', () => {
  expectTypeOf<'CONFLICT' | 'NO_ANSWER' | 'FOREIGN_ANSWER'>().toExtend<ApiError['code']>();
  expectTypeOf<ApiError['code']>().not.toEqualTypeOf<string>();
  type Resolved = Extract<WebhookEvent, { type: 'theory.resolved' }>;
  expectTypeOf<Resolved['data']>().toHaveProperty('answer');
  expect(new ApiError('CONFLICT', '', { status: 409 })).toMatchObject({ fields: {}, requestId: null });
});

it('has no operation that takes a person', () => {
  expect(Object.keys(office)).toContain('listSales');
  expect(Object.keys(office)).not.toContain('enterAsVisitor');
  expect(Object.keys(office)).not.toContain('createToken');
});
