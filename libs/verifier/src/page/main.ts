import { en } from '../words/en.ts';
import { pt } from '../words/pt.ts';
import type { Words } from '../words/words.ts';
import { ask } from './ask.ts';
import { element } from './element.ts';
import type { Failure, Judged, Question } from './messages.ts';
import { runningView } from './running.ts';
import { startView } from './start.ts';
import { failureView, verdictView } from './verdict.ts';

type Shown =
  | { readonly view: 'start' }
  | { readonly view: 'running'; readonly question: Question }
  | { readonly view: 'verdict'; readonly judged: Judged }
  | { readonly view: 'failure'; readonly failure: Failure; readonly detail: string };

const LANGUAGES = [pt, en] as const;
const NAMES = { pt: 'Português', en: 'English' } as const;

let words: Words = navigator.language.startsWith('pt') ? pt : en;
let shown: Shown = { view: 'start' };
let stop = (): void => undefined;

const show = (next: Shown): void => {
  stop();
  stop = () => undefined;
  shown = next;
  draw(true);
};
const again = () => show({ view: 'start' });

function contentOf(): HTMLElement {
  if (shown.view === 'start') return startView(words, (question) => show({ view: 'running', question }));
  if (shown.view === 'verdict') return verdictView(words, shown.judged, again);
  if (shown.view === 'failure') return failureView(words, shown.failure, shown.detail, again);
  const running = runningView(words, again);
  stop();
  stop = ask(shown.question, (answer) => {
    if (answer.kind === 'progress') running.show(answer.step, answer.done, answer.of);
    else if (answer.kind === 'judged') show({ view: 'verdict', judged: answer.judged });
    else show({ view: 'failure', failure: answer.failure, detail: answer.detail });
  });
  return running.view;
}

const languages = (): HTMLElement =>
  element(
    'div',
    { class: 'languages', role: 'group', 'aria-label': words.page.language },
    ...LANGUAGES.map((one) =>
      element(
        'button',
        {
          type: 'button',
          lang: one.lang === 'pt' ? 'pt-BR' : 'en',
          'aria-pressed': String(one === words),
          click: () => {
            words = one;
            draw(false);
            document.querySelector<HTMLElement>('.languages [aria-pressed=true]')?.focus();
          },
        },
        NAMES[one.lang],
      ),
    ),
  );

/** Shows what is to be shown; whoever listens or goes by keys is led to it when it is another. */
function draw(isNew: boolean): void {
  const { page } = words;
  document.documentElement.lang = words.lang === 'pt' ? 'pt-BR' : 'en';
  document.title = page.title;
  document.body.replaceChildren(
    element('header', {}, languages()),
    element(
      'main',
      {},
      element(
        'div',
        { class: 'head' },
        element('h1', {}, page.title),
        element('p', { class: 'lead' }, page.lead),
        element('p', { class: 'offline' }, page.offline),
      ),
      contentOf(),
    ),
  );
  if (isNew) document.querySelector<HTMLElement>('main h2[tabindex]')?.focus();
}

// A file that misses its place must not take the page away.
for (const name of ['dragover', 'drop']) addEventListener(name, (event) => event.preventDefault());
draw(false);
