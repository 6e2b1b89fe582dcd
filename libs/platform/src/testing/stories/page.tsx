import type { Decorator, Parameters } from 'storybook-react-rsbuild';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { MenuEntry } from '@fio/contracts/documents/manifest';
import type { Visitor } from '@fio/contracts/public/visitor-session';
import { ApiProvider, queryClient } from '../../api/index.ts';
import { provideBoot } from '../../boot/index.ts';
import { LANGUAGES, loadWords, setLanguage, type Language } from '../../i18n/index.ts';
import { setNavigator, useNavigate } from '../../router/index.ts';
import { stores } from '../../session/index.ts';
import { answering, type Answer } from './answers.ts';
import { bootOf } from './boot.ts';
import { storyStaff } from './people.ts';

/** The page a story stands on: its parameter `page`. */
export interface StoryPage {
  /** Its address, which also says the side: of the back office below `/admin`. */
  readonly path: string;
  /** What the API answers. A request without an answer fails the story's check. */
  readonly answers?: readonly Answer[];
  /** Who is signed in on the public side; nobody unless said. In the back office it is someone who may do everything. */
  readonly visitor?: Visitor;
  /** The menu it stands beside, where that matters; none unless said. */
  readonly menu?: MenuEntry[];
}

const pageOf = (parameters: Parameters): StoryPage =>
  (parameters['page'] as StoryPage | undefined) ?? { path: '/' };
const sideOf = ({ path }: StoryPage) => (path.startsWith('/admin') ? 'admin' : 'public');
const languageOf = (globals: { language?: unknown }): Language =>
  LANGUAGES.find((known) => known === globals.language) ?? 'pt';

const beyond = globalThis.fetch.bind(globalThis);

/** Puts the document there that the server would have written: whoever asks for the language needs it. */
export function writeDocument(parameters: Parameters, globals: { language?: unknown }): void {
  const page = pageOf(parameters);
  provideBoot(bootOf({ side: sideOf(page), language: languageOf(globals), menu: page.menu ?? [] }));
}

/** Makes the page ready as server and shell would have: document, words, session, API. */
export async function openPage(parameters: Parameters, globals: { language?: unknown }): Promise<void> {
  const page = pageOf(parameters);
  writeDocument(parameters, globals);
  // Stories show parts of areas without the page that would have fetched their words.
  await loadWords(languageOf(globals));
  setLanguage(languageOf(globals));
  queryClient.clear();
  stores.admin.setState({ user: sideOf(page) === 'admin' ? storyStaff : null, status: 'ready' });
  stores.user.setState({ user: page.visitor ?? null, status: 'ready' });
  globalThis.fetch = answering(page.answers ?? [], beyond);
}

function Navigator({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useLayoutEffect(() => setNavigator((to, options) => void navigate(to, options)), [navigate]);
  return children;
}

/** Frames in a row: what came has been drawn, and what follows from it would have been asked. */
const QUIET_FRAMES = 3;

const isQuiet = () => queryClient.isFetching() === 0 && !document.querySelector('[aria-busy="true"]');

/** Says on the document that the story is there, once nothing is asked and nothing waits any more. */
function Mark({ id }: { id: string }) {
  useEffect(() => {
    let frames = 0;
    let next = 0;
    const look = () => {
      frames = isQuiet() ? frames + 1 : 0;
      if (frames < QUIET_FRAMES) next = requestAnimationFrame(look);
      else document.documentElement.dataset['story'] = id;
    };
    look();
    return () => cancelAnimationFrame(next);
  }, [id]);
  return null;
}

interface PlacedProps {
  readonly id: string;
  readonly page: StoryPage;
  readonly language: Language;
  readonly children: ReactNode;
}

function Placed({ id, page, language, children }: PlacedProps) {
  const side = sideOf(page);
  useLayoutEffect(() => setLanguage(language), [language]);
  useLayoutEffect(() => void (document.documentElement.dataset['scale'] = side), [side]);
  return (
    <ApiProvider key={id}>
      <MemoryRouter initialEntries={[page.path]}>
        <Navigator>
          <main>{children}</main>
          <Mark id={id} />
        </Navigator>
      </MemoryRouter>
    </ApiProvider>
  );
}

/** Puts a story where it stands in the product: below router, API and language, in the page's main part. */
export const withPage: Decorator = (Story, { id, globals, parameters }) => (
  <Placed id={id} page={pageOf(parameters)} language={languageOf(globals)}>
    <Story />
  </Placed>
);
