// Shows staff who are signed in what is theirs. Parsed by XMLHttpRequest: a document of its own, in which no script runs and
// for which no Trusted Types policy has to be opened.
const { tokenKey = '', missing = '', language = 'pt' } = document.documentElement.dataset;
const token = localStorage.getItem(tokenKey);
const main = document.querySelector('main');
const isOffice = main?.hasAttribute('data-office') ?? false;

/** @param {Document} page */
function show(page) {
  const menu = page.querySelector('nav');
  if (menu) document.getElementById('office-menu')?.replaceChildren(...menu.childNodes);
  const content = page.querySelector('main');
  if (!isOffice || !main || !content) return;
  main.replaceChildren(...content.childNodes);
  document.title = `${main.querySelector('h1')?.textContent ?? ''} – ${document.title}`;
  // The place that the address names has only come now.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** Says so where the page that was asked for isn't there. */
function tell() {
  const text = document.createElement('p');
  text.textContent = missing;
  main?.append(text);
}

if (token) {
  const [, area] = /\/docs\/office\/(\w+)$/.exec(location.pathname) ?? [];
  const request = new XMLHttpRequest();
  request.open('GET', `/api/admin/docs?language=${language}${area ? `&area=${area}` : ''}`);
  request.responseType = 'document';
  request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.addEventListener('load', () => {
    if (request.status === 200 && request.responseXML) show(request.responseXML);
    else if (isOffice && request.status !== 401) tell();
  });
  request.send();
}
