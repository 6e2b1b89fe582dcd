// Sends what a reader fills in, as the program would that they write: with the token they paste and no cookie. The token is in
// the field and nowhere else; a page that is left forgets it.
const { sending = '', unanswered = '', notText = '', shortened = '' } = document.documentElement.dataset;
const MOST_CHARACTERS = 100_000;
const IS_TEXT = /^(?:text\/|application\/(?:\w+\+)?json)/;

/** @param {HTMLFormElement} form */
function requestOf(form) {
  const { method = 'GET', path = '', type = '' } = form.dataset;
  const query = new URLSearchParams();
  const headers = new Headers();
  let address = path;
  /** @type {BodyInit | null} */
  let body = null;
  for (const [name, value] of new FormData(form)) {
    const [place, ...rest] = name.split(':');
    const key = rest.join(':');
    if (value instanceof File) body = value;
    else if (name === 'body') body = value;
    else if (place === 'path') address = address.replace(`{${key}}`, encodeURIComponent(value));
    else if (value !== '' && place === 'query') query.append(key, value);
    else if (value !== '' && place === 'header') headers.set(key, value);
  }
  if (body !== null) headers.set('Content-Type', type);
  const token = document.querySelector('#try-token');
  if ('token' in form.dataset && token instanceof HTMLInputElement && token.value !== '')
    headers.set('Authorization', `Bearer ${token.value.trim()}`);
  const asked = query.toString();
  // As it will be asked for: what is named before it is sent is what is sent.
  const { pathname, search } = new URL(asked ? `${address}?${asked}` : address, location.origin);
  return { method, address: pathname + search, headers, body };
}

/** @param {Response} response */
async function contentOf(response) {
  const type = response.headers.get('content-type') ?? '';
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength === 0) return '';
  if (!IS_TEXT.test(type))
    return notText.replace('{type}', type).replace('{bytes}', String(bytes.byteLength));
  const text = new TextDecoder().decode(bytes);
  const shown = type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return shown.length > MOST_CHARACTERS ? `${shown.slice(0, MOST_CHARACTERS)}\n${shortened}` : shown;
}

/** @param {HTMLOutputElement} output @param {string} text */
function say(output, text) {
  const line = document.createElement('p');
  line.textContent = text;
  output.replaceChildren(line);
}

/** @param {HTMLOutputElement} output @param {Response} response @param {number} took */
async function show(output, response, took) {
  const template = document.querySelector('#answered');
  if (!(template instanceof HTMLTemplateElement)) return;
  const parts = template.content.cloneNode(true);
  const content = await contentOf(response);
  output.replaceChildren(parts);
  const [status, headers, body] = ['.status', 'details pre', '.content'].map((one) =>
    output.querySelector(one),
  );
  if (!status || !headers || !body) return;
  status.textContent = `${response.status} ${response.statusText} · ${Math.round(took)} ms`;
  status.classList.toggle('refused', !response.ok);
  headers.textContent = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  if (content === '') body.remove();
  else body.textContent = content;
}

/** @param {HTMLFormElement} form @param {ReturnType<typeof requestOf>} request */
async function send(form, { method, address, headers, body }) {
  const output = form.querySelector('output');
  if (!output) return;
  say(output, sending);
  const start = performance.now();
  try {
    const response = await fetch(address, { method, headers, body, credentials: 'omit', cache: 'no-store' });
    await show(output, response, performance.now() - start);
  } catch {
    say(output, unanswered);
  }
}

/** What the form asks for; null, and said so, where it is no request: a pasted token with a sign that no header has. @param {HTMLFormElement} form */
function readable(form) {
  try {
    return requestOf(form);
  } catch {
    const output = form.querySelector('output');
    if (output) say(output, unanswered);
    return null;
  }
}

/** Asks before something happens, naming it. @param {string} what @returns {Promise<boolean>} */
function confirmed(what) {
  const dialog = document.querySelector('#confirm');
  if (!(dialog instanceof HTMLDialogElement)) return Promise.resolve(false);
  const named = dialog.querySelector('code');
  if (named) named.textContent = what;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'send'), { once: true });
  });
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.matches('.token')) event.preventDefault();
  if (!form.matches('.try form')) return;
  event.preventDefault();
  const request = readable(form);
  if (!request) return;
  if (request.method === 'GET') void send(form, request);
  else
    void confirmed(`${request.method} ${request.address}`).then((isSure) => {
      if (isSure) return send(form, request);
    });
});
