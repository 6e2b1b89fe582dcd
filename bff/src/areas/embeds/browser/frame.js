// A theory in another site's page. It knows no session, keeps nothing, and tells the page around it one number: its height.
(() => {
  const main = document.querySelector('main');
  const { slug, figures, revision } = main.dataset;
  const EVERY = 30_000;

  /** Of the page around it, no more than its host. Our own page, or none, is nobody's. */
  const around = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const isOurs = window.parent === window || around?.origin === location.origin;
  const host = around?.hostname ?? '';

  const count = (event) => {
    if (isOurs || slug === undefined) return;
    fetch('/api/embeds/visits', {
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ slug, host, event }),
    }).catch(() => undefined);
  };

  for (const link of document.querySelectorAll('a')) {
    if (host !== '' && !isOurs) {
      const address = new URL(link.href);
      address.searchParams.set('utm_source', host);
      link.href = address.href;
    }
    for (const way of ['click', 'auxclick'])
      link.addEventListener(way, ({ button }) => {
        if (button < 2) count('open');
      });
  }

  // Whoever holds this window may know how high it is. They bring the channel on which it is told.
  window.addEventListener('message', ({ source, data, ports: [port] }) => {
    if (source !== window.parent || data !== 'fio-teoria' || !port) return;
    new ResizeObserver(() => port.postMessage(Math.ceil(main.getBoundingClientRect().height))).observe(main);
  });

  const show = ({ total, shares }) => {
    document.querySelector('[data-total]').textContent = total;
    shares.forEach((share, place) => {
      const item = document.querySelectorAll('li')[place];
      item.querySelector('.share').textContent = `${share}%`;
      item.querySelector('progress').value = share;
    });
  };

  const ask = async () => {
    const response = await fetch(figures, { credentials: 'omit' });
    if (!response.ok) return;
    const told = await response.json();
    if (told.revision === revision) show(told);
    else location.reload();
  };

  // Asks while somebody can see it, and no two widgets at the same moment.
  let isInSight = false;
  let timer;
  const follow = () => {
    clearTimeout(timer);
    if (figures === undefined || !isInSight || document.hidden) return;
    const again = () =>
      void ask()
        .catch(() => undefined)
        .finally(follow);
    timer = setTimeout(again, EVERY + Math.random() * 5_000);
  };
  let isCounted = false;
  new IntersectionObserver(
    ([entry]) => {
      isInSight = entry.isIntersecting;
      if (isInSight && !isCounted) {
        isCounted = true;
        count('view');
      }
      follow();
    },
    { threshold: 0.25 },
  ).observe(main);
  document.addEventListener('visibilitychange', follow);
})();
