import type { ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { defineWords, setLanguage } from '../i18n/index.ts';
import type { AnyRecord, Area } from './area.ts';
import { derived } from './derived.tsx';
import { type Enumeration, enumeration } from './enumeration.tsx';

const pt = { 'state.open': 'Aberta', 'state.closed': 'Encerrada', 'kind.yes_no': 'Sim ou não' };
const en = { 'state.open': 'Open', 'state.closed': 'Closed', 'kind.yes_no': 'Yes or no' };
const words = defineWords('kit', { pt, en });

const state = enumeration(words, 'state', { open: 'success', closed: 'warning' });
const kind = enumeration(words, 'kind', ['yes_no']);

afterEach(cleanup);

describe('an enumeration', () => {
  it('gives its values in words, in its own order and the language in use', () => {
    expect(state.useChoices()).toEqual([
      { value: 'open', label: 'Aberta' },
      { value: 'closed', label: 'Encerrada' },
    ]);
    setLanguage('en');
    expect(state.word('closed')).toBe('Closed');
    setLanguage('pt');
  });

  it('shows a state in its tone with its icon, and a value without tones as its word alone', () => {
    const { container } = render(<state.Chip value="open" />);
    expect(screen.getByText('Aberta').className).toContain('success');
    expect(container.textContent).toBe('Aberta');
    expect(render(<kind.Chip value="yes_no" />).container.innerHTML).toBe('Sim ou não');
  });

  it('has a word for each value, or is a type error', () => {
    // @ts-expect-error nobody wrote what a value is called
    const missing = enumeration(words, 'state', { open: 'success', archived: 'neutral' });
    // @ts-expect-error a tone there is none of
    enumeration(words, 'state', { open: 'golden', closed: 'warning' });
    expect(missing.word('archived')).toBe('state.archived');
  });
});

describe('what an area’s enumerations say of it', () => {
  const own = () => 'own';
  // As the engine has them: `defineArea` has held them against the record.
  const enumerations = { state, kind } as unknown as Readonly<Record<string, Enumeration<string>>>;
  const detail: { readonly chip?: (record: AnyRecord) => ReactNode } = {};
  const columns: Area['columns'] = [{ key: 'title' }, { key: 'state' }, { key: 'kind', cell: own }];
  const filters = [{ key: 'state' }, { key: 'kind', useChoices: () => [] }] as unknown as Area['filters'];
  const area = derived({ enumerations, columns, filters, detail });
  const record = (value: string | null): AnyRecord => ({ id: '1', state: value });

  it('are the cells and the choices it did not declare itself', () => {
    const [title, stated, kinds] = area.columns;
    expect(title).toEqual({ key: 'title' });
    expect(kinds?.cell).toBe(own);
    render(stated?.cell?.(record('closed')));
    expect(screen.getByText('Encerrada')).toBeDefined();
    expect(stated?.cell?.(record(null))).toBe('–');
    const [states, filteredKinds] = area.filters.map((filter) =>
      'useChoices' in filter ? filter.useChoices() : null,
    );
    expect(states).toHaveLength(2);
    expect(filteredKinds).toEqual([]);
  });

  it('are the badge of a record’s state, unless it has another', () => {
    render(area.detail.chip?.(record('open')));
    expect(screen.getByText('Aberta')).toBeDefined();
    expect(derived({ ...area, detail: { chip: own } }).detail.chip).toBe(own);
  });
});
