import type { drawRehearsal, ResponseOf } from '@fio/contracts';
import { freezeLists } from '../src/areas/calculation/list/freeze-lists.ts';
import { call, type Called } from './call.ts';
import { SECOND } from './clock.ts';
import { type DrawDesk, type Detail, MINUTES, TYPED } from './draw-desk.ts';

type View = ResponseOf<typeof drawRehearsal.get>;
type State = Detail['state'];

/** The rehearsal of a desk's draw, taken through the same steps. */
export interface RehearsalDesk {
  readonly path: () => string;
  readonly start: () => Promise<Called<View>>;
  readonly view: (by?: 'ana' | 'bia') => Promise<View>;
  readonly step: (name: string, body?: object, by?: 'ana' | 'bia') => Promise<Called<Detail>>;
  /** From its beginning to this state. */
  readonly reach: (state: State) => Promise<NonNullable<View['rehearsal']>>;
}

export function rehearsalDesk(desk: DrawDesk): RehearsalDesk {
  const path = () => `/admin/calculation/${desk.draw.id}/rehearsal`;
  const start = () => call<View>(desk.app, 'POST', path(), { headers: desk.headers.ana });
  const view = async (by: 'ana' | 'bia' = 'ana') =>
    (await call<View>(desk.app, 'GET', path(), { headers: desk.headers[by] })).body;
  const step: RehearsalDesk['step'] = async (name, body = {}, by = 'ana') => {
    desk.clock.advance(SECOND);
    const version = (await view()).rehearsal?.version ?? 1;
    return call(desk.app, name === 'minutes' ? 'PUT' : 'POST', `${path()}/${name}`, {
      headers: desk.headers[by],
      body: { version, ...body },
    });
  };
  const WAY: readonly [State, () => Promise<unknown>][] = [
    ['scheduled', start],
    ['frozen', async () => (await step('freeze'), freezeLists(desk.app.services))],
    ['extraction_recorded', () => step('extraction', TYPED)],
    ['confirmed', () => step('extraction', TYPED)],
    ['calculated', () => step('run')],
    ['reviewed', async () => (await step('review'), step('minutes', MINUTES))],
  ];
  return {
    path,
    start,
    view,
    step,
    reach: async (state) => {
      for (const [reached, take] of WAY) {
        await take();
        if (reached === state) break;
      }
      const { rehearsal } = await view();
      if (rehearsal?.state !== state) throw new Error(`${rehearsal?.state} was reached instead of ${state}.`);
      return rehearsal;
    },
  };
}
