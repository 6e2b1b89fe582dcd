import type { StoryObj } from 'storybook-react-rsbuild';
import type { AnyEndpoint } from '@fio/contracts/core/endpoint';
import { createElement } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { ActionHost } from '../../area/actions/action-host.tsx';
import { type AnyRecord, type Area, createPath, editPath, pathOf, recordPath } from '../../area/area.ts';
import { type Declared, declaredBy } from '../../area/define-area.tsx';
import { ActionFormDialog } from '../../area/actions/action-form-dialog.tsx';
import type { RouteObject } from '../../router/index.ts';
import type { Answer } from './answers.ts';
import type { AreaView } from './names.ts';
import type { StoryPage } from './page.tsx';
import { Sampler, wordsAt } from './sample.ts';
import { pageOf } from './screen.tsx';
import { until } from './until.ts';

/** As many states are in a list as a reader can tell apart. */
const MOST_ROWS = 8;

const schemaOf = ({ response }: AnyEndpoint) => response as ZodMiniType;

/** A record in each of its states. */
function recordsOf({ contract }: Declared, sampler: Sampler): AnyRecord[] {
  const schema = schemaOf(contract.get);
  const states = wordsAt(schema, 'state').slice(0, MOST_ROWS);
  return (states.length > 0 ? states : [undefined]).map((state) => ({
    ...(sampler.of(schema) as AnyRecord),
    ...(state !== undefined && { state }),
  }));
}

/** Contracts of areas, by their names. */
type Contracts = Readonly<Record<string, Readonly<Record<string, AnyEndpoint>>>>;

/** What every endpoint answers, of what its contract says: made when it is asked. */
const anything = (contracts: Contracts, sampler: Sampler): Answer[] =>
  Object.values(contracts)
    .flatMap((area): AnyEndpoint[] => Object.values(area))
    .map((endpoint) => ({
      endpoint,
      get body() {
        // Pictures and files are no JSON: they are empty.
        return endpoint.response && sampler.of(schemaOf(endpoint));
      },
    }));

/** The record an action means something for; the first where it means nothing for any that was made. */
const recordFor = (records: readonly AnyRecord[], when: (record: AnyRecord) => boolean) =>
  records.find(when) ?? records[0];

function pathTo(area: Area, view: AreaView, { id }: AnyRecord): string {
  if (view === 'create') return createPath(area);
  if (view === 'edit') return editPath(area, id);
  if (view === 'detail') return recordPath(area, id);
  return view.startsWith('tab-') ? `${recordPath(area, id)}?tab=${view.slice(4)}` : pathOf(area);
}

/** The dialog of an action, alone. */
function dialogOf(area: Area, id: string, records: readonly AnyRecord[]): RouteObject {
  const { actions = [], listActions = [] } = area;
  const action = actions.find((one) => one.id === id);
  const begun = listActions.find((one) => one.id === id);
  const record = records[0];
  const close = () => undefined;
  if (action && record) {
    const asking = { action, record: recordFor(records, action.when) ?? record };
    const none = () => [];
    const host = { bulk: [], menuOf: none, actionsOf: none, copyOf: none, removalOf: none, asking, close };
    return { path: '*', element: createElement(ActionHost, { area, host }) };
  }
  if (!begun) throw new Error(`The area has no action ${id}.`);
  const props = { area, action: begun, spec: begun.form, record: null, onClose: close };
  return { path: '*', element: createElement(ActionFormDialog, props) };
}

/** A dialog's code may come after the page: the story has not been drawn before. Dialogs stand beside it, in the body. */
const untilDialog = until('[role=dialog], [role=alertdialog], dialog[open]');

/**
 * A view of an area as a story, made of its declaration and of what its contract says that the API answers. `contracts`
 * are those of all areas, which the page may ask as well.
 */
export const areaStory = (
  load: () => Promise<readonly RouteObject[]>,
  view: AreaView,
  contracts: Contracts,
): StoryObj => {
  // Filled by the loader: the page's address and answers are the area's, which comes late.
  const page: { -readonly [Key in keyof StoryPage]: StoryPage[Key] } = { path: '/admin' };
  const isDialog = view.startsWith('dialog-');
  const story = pageOf(page, async () => {
    const routes = await load();
    const declared = declaredBy(routes);
    if (!declared) throw new Error('These pages are no area.');
    const sampler = new Sampler();
    const records = recordsOf(declared, sampler);
    const { contract } = declared;
    const items = { items: records, total: records.length, page: 1, perPage: 25 };
    const [first] = records;
    page.answers = [
      { endpoint: contract.list, body: items },
      { endpoint: contract.get, body: first },
      ...anything(contracts, sampler),
    ];
    // Neither a list nor a record needs what is in the form.
    const area = declared as Area;
    page.path = first ? pathTo(area, view, first) : pathOf(area);
    return isDialog ? [dialogOf(area, view.slice('dialog-'.length), records)] : routes;
  });
  return isDialog ? { ...story, play: untilDialog } : story;
};
