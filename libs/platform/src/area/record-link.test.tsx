import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { PermissionEntry } from '@fio/contracts/permissions';
import { stores } from '../session/index.ts';
import { RecordLink, type RecordLinkProps } from './record-link.tsx';

afterEach(cleanup);

function show(permissions: readonly PermissionEntry[], props: Omit<RecordLinkProps, 'children'>): void {
  stores.admin.setState({ user: { permissions } as never, status: 'ready' });
  render(
    <MemoryRouter>
      <RecordLink {...props}>Clara</RecordLink>
    </MemoryRouter>,
  );
}
const MAY = [{ permission: 'registrations', action: 'view' }] as const;
const link = () => screen.queryByRole('link', { name: 'Clara' });

it('leads to the record for whom may open it', () => {
  show(MAY, { of: 'registrations', id: 'one two' });
  expect(link()?.getAttribute('href')).toBe('/admin/registrations/one%20two');
});

it.each([
  ['of nobody who may not', [], { of: 'registrations', id: 'one' }],
  ['of no record that is gone', MAY, { of: 'registrations', id: null }],
  ['of what has no pages', MAY, { of: 'list-views', id: 'one' }],
] as const)('is a name alone, %s', (_whose, permissions, props) => {
  show(permissions, props);
  expect(link()).toBeNull();
  expect(screen.getByText('Clara')).toBeTruthy();
});

it('is what stands in its place, where there is something', () => {
  show([], { of: 'registrations', id: 'one', otherwise: null });
  expect(screen.queryByText('Clara')).toBeNull();
});
