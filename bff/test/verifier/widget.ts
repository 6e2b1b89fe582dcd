/**
 * As much of the widget as the product uses, with the service's own dummy site keys: 1x… passes, 2x… blocks and 3x…
 * waits for a click. It is a script that opens a frame of its own origin behind a closed root, as the real one is.
 */
export const WIDGET_SCRIPT = `
(() => {
  const { origin } = new URL(document.currentScript.src);
  const frames = new Map();
  window.addEventListener('message', ({ data, source, origin: from }) => {
    if (from !== origin) return;
    for (const { frame, options } of frames.values())
      if (frame.contentWindow === source) options[data.event]?.(data.value);
  });
  let next = 1;
  window.turnstile = {
    render(container, options) {
      const id = 'widget-' + next++;
      const frame = document.createElement('iframe');
      frame.title = 'Widget';
      frame.width = 300;
      frame.height = 65;
      const query = new URLSearchParams({ sitekey: options.sitekey, action: options.action });
      frame.src = origin + '/turnstile/v0/frame?' + query;
      const host = document.createElement('div');
      host.attachShadow({ mode: 'closed' }).append(frame);
      frames.set(id, { frame, host, options });
      container.append(host);
      return id;
    },
    remove(id) {
      frames.get(id)?.host.remove();
      frames.delete(id);
    },
  };
})();
`;

const call = (event: string, value: string) =>
  `parent.postMessage(${JSON.stringify({ event, value })}, '*');`;

/** The frame's page, which holds the token it hands over. */
export function framePage(siteKey: string, token: string): string {
  const handOver = call('callback', token);
  if (siteKey.startsWith('2x')) return `<script>${call('error-callback', '300030')}</script>`;
  if (siteKey.startsWith('3x')) {
    const asked = call('before-interactive-callback', '');
    return `<button id=b>Sou humano</button><script>${asked} b.onclick = () => { ${handOver} };</script>`;
  }
  return `<script>${handOver}</script>`;
}
