// Looks through guides, operations, fields and codes, in the reader's own browser: nothing of what is typed is sent.
/** @typedef {{ kind: string, title: string, text: string, words: string, address: string }} Entry */
const input = document.querySelector('#search');
const found = document.querySelector('#found');
const list = found?.querySelector('ul');
const status = found?.querySelector('p');
const { tokenKey = '', language = 'pt' } = document.documentElement.dataset;
const MOST = 20;

/** As it is compared: without accents, in small letters. @param {string} text */
const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** @param {string} address @param {HeadersInit} [headers] @returns {Promise<Entry[]>} */
async function ask(address, headers = {}) {
  const response = await fetch(address, { headers });
  if (!response.ok) return [];
  const { entries } = await response.json();
  return entries;
}

/** Of staff who are signed in, where the browser lets us look. */
function storedToken() {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

/** @type {Promise<{ entry: Entry, title: string, text: string, words: string }[]> | null} */
let asked = null;
/** Everybody's, and the back office's for staff; asked for once the field is gone into. */
function load() {
  const token = storedToken();
  const own = token
    ? ask(`/api/admin/docs/entries?language=${language}`, { Authorization: `Bearer ${token}` })
    : [];
  return Promise.all([ask(`/api/docs/entries.json?language=${language}`), own]).then((parts) =>
    parts.flat().map((entry) => ({
      ...{ entry, title: fold(entry.title), text: fold(entry.text), words: fold(entry.words) },
    })),
  );
}
const all = () => (asked ??= load());

/** How well a word fits: the title before the text, the beginning of a word before its middle. @param {string} text @param {string} word */
function fit(text, word) {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  return at === 0 || /\W/.test(text[at - 1] ?? '') ? 2 : 1;
}

/** @param {{ title: string, text: string, words: string }} one @param {string[]} words */
function score(one, words) {
  const each = words.map((word) => 9 * fit(one.title, word) + 3 * fit(one.text, word) + fit(one.words, word));
  return each.includes(0) ? 0 : each.reduce((sum, points) => sum + points, 0) - one.title.length / 100;
}

/** @param {string} name @param {string} text */
function part(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** @param {Entry} entry */
function line(entry) {
  const link = document.createElement('a');
  link.href = entry.address;
  link.append(
    part('em', (found instanceof HTMLElement && found.dataset[entry.kind]) || ''),
    part('strong', entry.title),
    part('span', entry.text.slice(0, 140)),
  );
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function look() {
  if (!(input instanceof HTMLInputElement && found instanceof HTMLElement && list && status)) return;
  const typed = input.value;
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const entries = words.length > 0 ? await all() : [];
  // Something else was typed meanwhile.
  if (input.value !== typed) return;
  const best = entries
    .map((one) => ({ entry: one.entry, points: score(one, words) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
  found.hidden = words.length === 0;
  list.replaceChildren(...best.slice(0, MOST).map(({ entry }) => line(entry)));
  const { none = '', one = '', many = '' } = found.dataset;
  const count = best.length === 1 ? one : many.replace('{count}', String(best.length));
  status.textContent = best.length === 0 ? none : count;
}

/** To the result before or after the one that has the focus; before the first is the field. @param {number} by */
function walk(by) {
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at + by;
  if (next < 0 && input instanceof HTMLInputElement) input.focus();
  else links[Math.min(next, links.length - 1)]?.focus();
}

function close() {
  if (found instanceof HTMLElement) found.hidden = true;
}

/** Whether keys are text where they are pressed. @param {EventTarget | null} target */
const isTyping = (target) => target instanceof HTMLElement && target.matches('input, textarea, select');

input?.addEventListener('focus', () => void all());
input?.addEventListener('input', () => void look());
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '/' && !isTyping(event.target) && input instanceof HTMLInputElement) {
    event.preventDefault();
    input.focus();
    input.select();
  }
  const isWithin = event.target instanceof Node && input?.closest('search')?.contains(event.target);
  if (!isWithin) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    walk(event.key === 'ArrowDown' ? 1 : -1);
  }
  if (event.key === 'Enter' && event.target === input) list?.querySelector('a')?.click();
  if (event.key === 'Escape' && input instanceof HTMLInputElement) {
    close();
    input.focus();
  }
});
addEventListener('click', ({ target }) => {
  const isInside = target instanceof Node && input?.closest('search')?.contains(target);
  const isResult = target instanceof Element && target.closest('#found a');
  if (!isInside || isResult) close();
});
