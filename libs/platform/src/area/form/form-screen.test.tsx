import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/index.ts';
import { renderFaq } from '../../testing/area.tsx';
import { server } from '../../testing/setup.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  queryClient.clear();
});

const everything = ['list', 'view', 'create', 'edit', 'delete'] as const;
const first = { id: 'one', title: 'Como participo?', state: 'open', version: 1 };
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Título/ });
const type = async (text: string) => fireEvent.change(await title(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answer = (code: string, status: number, more = {}) =>
  HttpResponse.json({ code, message: code, requestId: 'r', ...more }, { status });

/** A record somebody else can change: an older version is refused. */
function record() {
  const state = { ...first };
  const sent: object[] = [];
  server.use(
    http.get('/api/admin/faq/one', () => HttpResponse.json(state)),
    http.put('/api/admin/faq/one', async ({ request }) => {
      const body = (await request.json()) as typeof first;
      sent.push(body);
      if (body.version !== state.version) return answer('CONFLICT', 409);
      return HttpResponse.json(Object.assign(state, body, { version: state.version + 1 }));
    }),
  );
  return {
    sent,
    change: (text: string, next = state.state) =>
      Object.assign(state, { title: text, state: next, version: state.version + 1 }),
  };
}

describe('a new record', () => {
  it('has the caret in its first field', async () => {
    await renderFaq('/admin/faq/create', everything);
    const field = await title();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByRole('form', { name: 'Nova pergunta' }).contains(field)).toBe(true);
  });

  it('brings no keyboard up on a telephone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media === '(pointer: coarse)',
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    await renderFaq('/admin/faq/create', everything);
    expect(document.activeElement).not.toBe(await title());
  });

  it('says all that is missing in one place that takes the focus', async () => {
    await renderFaq('/admin/faq/create', everything);
    await title();
    press('Criar');
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(summary.textContent).toContain('Título: Campo obrigatório.');
  });

  it('puts the server’s refusal at its field', async () => {
    const fields = { title: [{ code: 'slug_taken', message: 'Já existe.' }] };
    server.use(http.post('/api/admin/faq', () => answer('INVALID_REQUEST', 422, { fields })));
    await renderFaq('/admin/faq/create', everything);
    await type('Como participo?');
    press('Criar');
    expect((await screen.findByRole('alert')).textContent).toContain('Título: Já existe.');
    expect((await title()).getAttribute('aria-invalid')).toBe('true');
  });

  it('leads to the record once it is there', async () => {
    server.use(http.post('/api/admin/faq', () => HttpResponse.json(first, { status: 201 })));
    record();
    const page = await renderFaq('/admin/faq/create', everything);
    await type(first.title);
    press('Criar');
    await waitFor(() => expect(page.at()).toBe('/admin/faq/one'));
  });
});

it('fills a copy from another record, and creates one of its own', async () => {
  const sent: unknown[] = [];
  record();
  server.use(
    http.post('/api/admin/faq', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...first, id: 'two' }, { status: 201 });
    }),
    http.get('/api/admin/faq/two', () => HttpResponse.json({ ...first, id: 'two' })),
  );
  const page = await renderFaq('/admin/faq/one', everything);
  fireEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplicar' }));
  expect((await title()).value).toBe(first.title);
  expect(page.at()).toBe('/admin/faq/create?from=one');
  press('Criar');
  await waitFor(() => expect(page.at()).toBe('/admin/faq/two'));
  expect(sent).toEqual([{ title: first.title, state: 'draft' }]);
});

describe('a record that somebody else changed meanwhile', () => {
  const meet = async () => {
    const theirs = record();
    const page = await renderFaq('/admin/faq/edit/one', everything);
    await type('A minha');
    theirs.change('A dela');
    press('Salvar');
    await screen.findByText('Mudou: Título.');
    return { ...theirs, ...page };
  };

  it('can be taken as it is now', async () => {
    await meet();
    press('Carregar a versão salva');
    await waitFor(async () => expect((await title()).value).toBe('A dela'));
  });

  it('can be written over, knowing that', async () => {
    const { sent, at } = await meet();
    press('Continuar com a minha');
    expect((await title()).value).toBe('A minha');
    press('Salvar');
    await waitFor(() => expect(at()).toBe('/admin/faq/one'));
    expect(sent).toEqual([
      { title: 'A minha', state: 'open', version: 1 },
      { title: 'A minha', state: 'open', version: 2 },
    ]);
  });
});

describe('two people who changed different fields', () => {
  it('can keep the best of both', async () => {
    const theirs = record();
    const { at } = await renderFaq('/admin/faq/edit/one', everything);
    await type('A minha');
    theirs.change('Como participo?', 'draft');
    press('Salvar');
    await screen.findByText('Mudou: Situação.');
    const radios = (name: string) => within(screen.getByRole('radiogroup', { name }));
    expect(radios('Título').getByRole('radio', { name: /A minha/ })).toHaveProperty('checked', true);
    expect(radios('Situação').getByRole('radio', { name: /A versão salva/ })).toHaveProperty('checked', true);
    press('Ficar com as escolhas');
    expect((await title()).value).toBe('A minha');
    press('Salvar');
    await waitFor(() => expect(at()).toBe('/admin/faq/one'));
    expect(theirs.sent.at(-1)).toEqual({ title: 'A minha', state: 'draft', version: 2 });
  });

  it('can take a field of theirs over mine', async () => {
    const theirs = record();
    await renderFaq('/admin/faq/edit/one', everything);
    await type('A minha');
    theirs.change('A dela');
    press('Salvar');
    fireEvent.click(await screen.findByRole('radio', { name: 'A versão salva A dela' }));
    press('Ficar com as escolhas');
    await waitFor(async () => expect((await title()).value).toBe('A dela'));
  });
});

describe('a second conflict', () => {
  it('counts from the version that the first was decided over', async () => {
    const theirs = record();
    const { at } = await renderFaq('/admin/faq/edit/one', everything);
    await type('A minha');
    theirs.change('Como participo?', 'draft');
    press('Salvar');
    await screen.findByText('Mudou: Situação.');
    press('Ficar com as escolhas');
    theirs.change('Como participo?', 'open');
    press('Salvar');
    await screen.findByText('Mudou: Situação.');
    // The draft is theirs of before, not mine: what they have now goes before it.
    const radios = within(screen.getByRole('radiogroup', { name: 'Situação' }));
    expect(radios.getByRole('radio', { name: /A versão salva/ })).toHaveProperty('checked', true);
    press('Ficar com as escolhas');
    press('Salvar');
    await waitFor(() => expect(at()).toBe('/admin/faq/one'));
    expect(theirs.sent.at(-1)).toEqual({ title: 'A minha', state: 'open', version: 3 });
  });
});

describe('leaving with something unsaved', () => {
  it('asks, and stays until it is answered', async () => {
    record();
    const page = await renderFaq('/admin/faq/edit/one', everything);
    await type('Outra');
    press('Cancelar');
    await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
    press('Continuar editando');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.at()).toBe('/admin/faq/edit/one');
    press('Cancelar');
    fireEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    await waitFor(() => expect(page.at()).toBe('/admin/faq/one'));
  });

  it('asks nothing when nothing was changed', async () => {
    record();
    const page = await renderFaq('/admin/faq/edit/one', everything);
    await title();
    press('Cancelar');
    await waitFor(() => expect(page.at()).toBe('/admin/faq/one'));
  });
});
