import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RemoteEntry } from '@fio/contracts/documents/manifest';
import { bareBoot } from '@fio/contracts/testing/bare-boot';
import { provideBoot } from '../boot/index.ts';
import { fillersOf, isFilled, provideSlots, Slot } from './slot.tsx';

const entry = (id: string, slotOrder?: Record<string, number>): RemoteEntry => ({
  id,
  version: '1.0.0',
  build: '0123456789abcdef',
  base: `/mf/${id}/0123456789abcdef/`,
  entry: 'remoteEntry.js',
  integrity: {},
  styles: [],
  shellApi: '^1.0.0',
  basePaths: [],
  widgets: ['profile.prizes'],
  ...(slotOrder && { slotOrder }),
});

const remotes = [
  entry('mf-d'),
  entry('mf-c', { 'profile.prizes': -1 }),
  entry('mf-b', { 'profile.prizes': 5 }),
  entry('mf-a', { 'profile.numbers': -9 }),
];

afterEach(() => provideBoot(bareBoot()));

it('lets several remotes fill a slot, by the place they ask for and then by name', () => {
  provideBoot(bareBoot({ remotes }));
  expect(fillersOf('profile.prizes').map(({ id }) => id)).toEqual(['mf-c', 'mf-a', 'mf-d', 'mf-b']);
  expect([isFilled('profile.prizes'), isFilled('profile.numbers')]).toEqual([true, false]);
});

it('draws one widget after the other, and nothing where nobody fills it', () => {
  provideBoot(bareBoot({ remotes }));
  provideSlots(({ entry: { id }, name }) => <p>{`${id} in ${name}`}</p>);
  const { container } = render(
    <>
      <Slot name="profile.prizes" />
      <Slot name="profile.numbers" />
    </>,
  );
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    'mf-c in profile.prizes',
    'mf-a in profile.prizes',
    'mf-d in profile.prizes',
    'mf-b in profile.prizes',
  ]);
});
