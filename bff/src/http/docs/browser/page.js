// What every page of the documentation does: its language, its menu, what can be copied.
const root = document.documentElement;
// What needs a script is shown from here on.
root.dataset['script'] = '';

const CHOICE_SECONDS = 365 * 86_400;

/** Keeps the reader's language as the product does, and shows this page again in it. @param {string} language */
function choose(language) {
  document.cookie = `language=${language}; path=/; max-age=${CHOICE_SECONDS}; samesite=lax`;
  history.replaceState(null, '', location.pathname + location.hash);
  location.reload();
}

/** @param {HTMLElement} button */
async function copy(button) {
  const text = button.previousElementSibling?.textContent ?? '';
  await navigator.clipboard.writeText(text);
  const before = button.textContent;
  button.textContent = root.dataset['copied'] ?? '';
  setTimeout(() => (button.textContent = before), 2_000);
}

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest('[data-choice]');
  if (link instanceof HTMLElement) {
    event.preventDefault();
    choose(link.dataset['choice'] ?? 'pt');
  }
  const button = event.target.closest('.copy');
  if (button instanceof HTMLElement) void copy(button);
});

// A folded place that an address leads into is opened.
function unfold() {
  const target = document.getElementById(location.hash.slice(1));
  for (let around = target?.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
}
addEventListener('hashchange', unfold);
unfold();

// On a wide window the menu is a column, which the style shows from the beginning; that it is open is said here.
const menu = document.querySelector('.menu details');
const wide = matchMedia('(width >= 60rem)');
function fold() {
  if (menu instanceof HTMLDetailsElement) menu.open = wide.matches;
}
wide.addEventListener('change', fold);
fold();
menu?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
