/// <reference lib="dom" />

/** What code of a remote has begun on the page and not ended, each in words. */
export type Leftovers = () => string[];

declare global {
  interface Window {
    /** Set by `observe`. */
    leftovers: Leftovers;
  }
}

/**
 * Runs in the page before everything else and keeps count of what the scripts below `base` begin: listeners on what
 * outlives a page of theirs, timers, connections. Whose they are is told by who calls: what the host does on a
 * remote's behalf is the host's to end. Self-contained, for it is sent to the browser as text.
 */
export function observe(base: string): void {
  type Call = (this: unknown, ...args: unknown[]) => unknown;
  const leftovers = new Map<object | string, string>();
  window.leftovers = () => [...leftovers.values()];
  const isOwn = () =>
    new Error().stack
      ?.split('\n')
      .find((line) => line.includes('://'))
      ?.includes(base) ?? false;

  const calls = window as unknown as Record<string, Call>;
  const watchTimer = (start: string, stop: string, kind: string) => {
    const [startCall, stopCall] = [calls[start], calls[stop]];
    calls[start] = (work, ...rest) => {
      if (!isOwn() || typeof work !== 'function') return startCall?.call(window, work, ...rest);
      const once = (...args: unknown[]) => {
        if (start !== 'setInterval') leftovers.delete(`${kind} ${String(id)}`);
        (work as Call)(...args);
      };
      const id = startCall?.call(window, once, ...rest);
      leftovers.set(`${kind} ${String(id)}`, `a timer of ${start} runs on`);
      return id;
    };
    calls[stop] = (id) => {
      leftovers.delete(`${kind} ${String(id)}`);
      return stopCall?.call(window, id);
    };
  };
  watchTimer('setTimeout', 'clearTimeout', 'timer');
  watchTimer('setInterval', 'clearInterval', 'timer');
  watchTimer('requestAnimationFrame', 'cancelAnimationFrame', 'frame');

  const isLasting = (target: unknown) =>
    ([window, document, document.documentElement, document.body, document.head] as unknown[]).includes(
      target,
    ) ||
    target instanceof MediaQueryList ||
    target === window.visualViewport;
  const listening: { target: unknown; type: string; listener: unknown; capture: boolean; key: object }[] = [];
  const captures = (options: unknown) =>
    typeof options === 'object' && options
      ? Boolean((options as AddEventListenerOptions).capture)
      : options === true;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const find = (target: unknown, type: string, listener: unknown, options: unknown) =>
    listening.find(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.listener === listener &&
        one.capture === captures(options),
    );
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target: EventTarget = this ?? window;
    addEventListener.call(target, type, listener, options);
    if (!listener || !isLasting(target) || !isOwn() || find(target, type, listener, options)) return;
    const key = {};
    listening.push({ target, type, listener, capture: captures(options), key });
    leftovers.set(
      key,
      `a listener for ${type} is left on ${Object.prototype.toString.call(target).slice(8, -1)}`,
    );
    const { once, signal } = typeof options === 'object' ? options : {};
    const forget = () => void leftovers.delete(key);
    if (once) addEventListener.call(target, type, forget, { once });
    if (signal) addEventListener.call(signal, 'abort', forget);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target: EventTarget = this ?? window;
    removeEventListener.call(target, type, listener, options);
    const known = find(target, type, listener, options);
    if (!known) return;
    listening.splice(listening.indexOf(known), 1);
    leftovers.delete(known.key);
  };

  const makers = window as unknown as Record<string, new (...args: unknown[]) => { close: () => void }>;
  for (const name of ['EventSource', 'WebSocket', 'BroadcastChannel']) {
    const Maker = makers[name];
    if (!Maker) continue;
    makers[name] = new Proxy(Maker, {
      construct(target, args, asked) {
        const made = Reflect.construct(target, args, asked) as { close: () => void };
        if (!isOwn()) return made;
        leftovers.set(made, `a connection of ${name} stays open`);
        const close = made.close.bind(made);
        made.close = () => {
          leftovers.delete(made);
          close();
        };
        return made;
      },
    });
  }
}
