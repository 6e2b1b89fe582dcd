import type { Words } from '../words/words.ts';
import { filesChosen, filesDropped } from './dropped.ts';
import { element } from './element.ts';
import { knownOf, type Typed, type Wrong } from './known.ts';
import type { Question } from './messages.ts';

type Field = keyof Typed;

/** A field with its hint, and room for what is wrong with it. */
function fieldOf(name: Field, label: string, hint: string): HTMLElement {
  return element(
    'div',
    { class: 'field' },
    element('label', { for: name }, label),
    element('input', {
      id: name,
      name,
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-describedby': `${name}-hint`,
      ...(name === 'size' && { inputmode: 'numeric' }),
    }),
    element('p', { id: `${name}-hint`, class: 'small' }, hint),
  );
}

function knownPart({ page }: Words): HTMLElement {
  return element(
    'details',
    { class: 'known' },
    element('summary', {}, page.known),
    element('p', { class: 'small' }, page.knownText),
    element(
      'form',
      { id: 'known', submit: (event: Event) => event.preventDefault() },
      fieldOf('size', page.size, ''),
      fieldOf('root', page.root, page.rootHint),
      fieldOf('key', page.key, page.keyHint),
      fieldOf('witness', page.witness, ''),
    ),
  );
}

/** Marks what can't be right, and leads there. */
function show(part: HTMLElement, wrong: readonly Wrong[], { page }: Words): void {
  for (const name of ['size', 'root'] as const) {
    const input = part.querySelector<HTMLInputElement>(`#${name}`);
    const hint = part.querySelector(`#${name}-hint`);
    const isWrong = wrong.includes(name);
    input?.toggleAttribute('aria-invalid', isWrong);
    if (hint) hint.textContent = isWrong ? page[`${name}Wrong`] : name === 'root' ? page.rootHint : '';
    hint?.classList.toggle('wrong', isWrong);
  }
  part.toggleAttribute('open', true);
  part.querySelector<HTMLInputElement>(`#${wrong[0] ?? 'size'}`)?.focus();
}

function typedIn(part: HTMLElement): Typed {
  const value = (name: Field) => part.querySelector<HTMLInputElement>(`#${name}`)?.value ?? '';
  return { size: value('size'), root: value('root'), key: value('key'), witness: value('witness') };
}

/** Where files are handed over. */
export function startView(words: Words, onStart: (question: Question) => void): HTMLElement {
  const { page } = words;
  const known = knownPart(words);
  const take = async (files: Promise<Question['given']> | Question['given']) => {
    const given = await files;
    if (given.length === 0) return;
    const trusted = knownOf(typedIn(known));
    if ('length' in trusted) show(known, trusted, words);
    else onStart({ given, trusted });
  };
  const input = (id: string, isFolder: boolean) =>
    element('input', {
      id,
      type: 'file',
      class: 'hidden',
      multiple: true,
      ...(isFolder && { webkitdirectory: true }),
      change: ({ target }: Event) => {
        const chosen = target as HTMLInputElement;
        void take(filesChosen(chosen.files ?? new DataTransfer().files));
        chosen.value = '';
      },
    });
  const drop = element(
    'section',
    {
      class: 'drop',
      'aria-labelledby': 'files-title',
      dragover: (event: Event) => {
        event.preventDefault();
        drop.classList.add('over');
      },
      dragleave: () => drop.classList.remove('over'),
      drop: (event: Event) => {
        event.preventDefault();
        drop.classList.remove('over');
        const { dataTransfer } = event as DragEvent;
        if (dataTransfer) void take(filesDropped(dataTransfer));
      },
    },
    element('h2', { id: 'files-title' }, page.drop),
    element('p', {}, page.dropHint),
    element(
      'div',
      { class: 'buttons' },
      input('files', false),
      element('label', { for: 'files', class: 'button' }, page.choose),
      input('folder', true),
      element('label', { for: 'folder', class: 'button plain' }, page.chooseFolder),
    ),
  );
  return element('div', { class: 'stack' }, drop, known);
}
