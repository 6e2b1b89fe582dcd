// Puts theories into any page: <blockquote class="fio-teoria" data-teoria="…"> becomes a frame of our site's. Without this
// script the link within it stays. It writes no global name, no style and no HTML.
(() => {
  const ORIGIN = '__ORIGIN__';
  const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
  const [LOWEST, HIGHEST] = [80, 3000];

  const addressOf = ({ teoria, ...look }) => {
    const address = new URL(`/embed/teoria/${teoria}`, ORIGIN);
    for (const name of ['idioma', 'tema', 'cor']) if (look[name]) address.searchParams.set(name, look[name]);
    return address.href;
  };

  // A channel between the two: what other windows post is not heard, and what is heard is a height.
  const listen = (frame) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => {
      if (Number.isFinite(data)) frame.height = String(Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(data))));
    });
    port1.start();
    frame.contentWindow.postMessage('fio-teoria', ORIGIN, [port2]);
  };

  const show = (quote) => {
    if (!NAME.test(quote.dataset.teoria ?? '')) return;
    const frame = document.createElement('iframe');
    const attributes = {
      src: addressOf(quote.dataset),
      title: quote.textContent.trim().slice(0, 500),
      class: 'fio-teoria-quadro',
      width: '100%',
      height: '420',
      frameborder: '0',
      loading: 'lazy',
      referrerpolicy: 'strict-origin',
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    };
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    frame.addEventListener('load', () => listen(frame));
    quote.replaceWith(frame);
  };

  const showAll = () => document.querySelectorAll('blockquote.fio-teoria').forEach(show);
  showAll();
  // Pages that change without being loaded anew, and what stands below this script.
  new MutationObserver(showAll).observe(document, { childList: true, subtree: true });
})();
