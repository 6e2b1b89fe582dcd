import { STEPS, type StepName } from '../verify.ts';
import { filled, type Words } from '../words/words.ts';
import { element } from './element.ts';

type State = 'waiting' | 'current' | 'done' | 'stopped' | 'notReached';

/** A step with its word: colour alone says nothing. */
const stepItem = (words: Words, step: StepName, state: State, said: string): HTMLElement =>
  element(
    'li',
    { 'data-step': step, 'data-state': state, ...(state === 'current' && { 'aria-current': 'step' }) },
    element('span', { class: 'step' }, words.step[step]),
    element('span', { class: 'said' }, said),
  );

/** Each step with what came of it; `stopped` is where it was refused. */
export function stepList(words: Words, stopped: StepName | null): HTMLElement {
  const at = stopped === null ? STEPS.length : STEPS.indexOf(stopped);
  const stateOf = (index: number): State => {
    if (index === at) return 'stopped';
    return index < at ? 'done' : 'notReached';
  };
  return element(
    'ol',
    { class: 'steps', 'aria-label': words.page.steps },
    ...STEPS.map((step, index) =>
      stepItem(words, step, stateOf(index), words.page[stateOf(index) as 'done']),
    ),
  );
}

export interface Running {
  readonly view: HTMLElement;
  /** How far it is: `done` of `of` parts of a step. */
  readonly show: (step: StepName, done: number, of: number) => void;
}

/** How far the check is. */
export function runningView(words: Words, stop: () => void): Running {
  const { page } = words;
  const bar = element('progress', { max: STEPS.length, value: 0, 'aria-label': page.checking });
  const list = element(
    'ol',
    { class: 'steps', 'aria-label': page.steps },
    ...STEPS.map((step) => stepItem(words, step, 'waiting', page.waiting)),
  );
  const title = element('h2', { tabindex: -1 }, page.checking);
  const view = element(
    'section',
    { class: 'stack' },
    title,
    element('p', { class: 'small' }, page.checkingText),
    bar,
    list,
    element('div', {}, element('button', { type: 'button', class: 'button plain', click: stop }, page.stop)),
  );
  const show: Running['show'] = (step, done, of) => {
    const at = STEPS.indexOf(step);
    bar.value = at + done / of;
    const percent = filled(page.percent, { percent: Math.floor((done / of) * 100) });
    list.replaceChildren(
      ...STEPS.map((one, index) => {
        if (index === at) return stepItem(words, one, 'current', percent);
        return index < at
          ? stepItem(words, one, 'done', page.done)
          : stepItem(words, one, 'waiting', page.waiting);
      }),
    );
  };
  return { view, show };
}
