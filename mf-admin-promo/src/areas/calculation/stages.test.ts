import { expect, it } from 'vitest';
import type { DrawState } from '@fio/domain/draw/draw-state';
import { stagesOf } from './stages.ts';

const event = (from: DrawState | null, to: DrawState, by = 'Íris') => ({
  id: `${from}-${to}`,
  from,
  to,
  by,
  reason: null,
  at: '2026-11-21T12:00:00.000Z',
});
const states = (state: DrawState, events = [event(null, 'draft')]) =>
  stagesOf({ state, events }).map((stage) => stage.state);

it('stands at the definition at first, and nowhere once accounts are rendered', () => {
  expect(states('draft')).toEqual(['current', ...Array.from({ length: 7 }, () => 'waiting')]);
  expect(states('accounted')).toEqual(Array.from({ length: 8 }, () => 'done'));
});

it('says of each stage that is done when and by whom: of the freeze the one there is, of others the last', () => {
  const events = [
    event('scheduled', 'frozen', 'Íris'),
    event('extraction_recorded', 'frozen', 'Bento'),
    event('frozen', 'extraction_recorded', 'Cora'),
  ];
  const [, freeze, record, confirm] = stagesOf({ state: 'extraction_recorded', events });
  expect(freeze).toMatchObject({ id: 'freeze', state: 'done', event: { by: 'Íris' } });
  expect(record?.event?.by).toBe('Cora');
  expect(confirm).toEqual({ id: 'confirm', state: 'current' });
});

it('waits for the extraction while postponed', () => {
  expect(states('postponed').slice(0, 4)).toEqual(['done', 'done', 'paused', 'waiting']);
});

it('stops where it was called off', () => {
  expect(states('cancelled', [event('scheduled', 'cancelled')]).slice(0, 3)).toEqual([
    'done',
    'stopped',
    'waiting',
  ]);
  expect(states('cancelled', [event('postponed', 'cancelled')])[2]).toBe('stopped');
});
