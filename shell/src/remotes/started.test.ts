import { afterEach, expect, it } from 'vitest';
import { resetReporter, setReporter } from '@fio/platform/report';
import { startRemote, followPage, letGo } from './started.ts';

afterEach(resetReporter);

/** A remote that says what becomes of it. */
function teller(id: string, dispose?: () => void) {
  const told: string[] = [];
  const start = () => {
    told.push('started');
    return () => {
      told.push('let go');
      dispose?.();
    };
  };
  return { told, module: { id, routes: [], start } };
}

it('has a remote take back what it started, once', () => {
  const { told, module } = teller('mf-a');
  startRemote(module);
  letGo('mf-a');
  letGo('mf-a');
  expect(told).toEqual(['started', 'let go']);
});

it('refuses a start without a disposer', () => {
  const start = (() => undefined) as unknown as () => () => void;
  expect(() => startRemote({ id: 'mf-b', routes: [], start })).toThrow('no disposer');
});

it('tells of a disposer that throws, and goes on', () => {
  const reported: unknown[] = [];
  setReporter((_error, details) => reported.push(details));
  const { module } = teller('mf-c', () => {
    throw new Error('no');
  });
  startRemote(module);
  letGo('mf-c');
  expect(reported).toEqual([{ remote: 'mf-c', where: 'disposer' }]);
});

it('lets go with the page, and starts anew when it comes back', () => {
  const page = new EventTarget();
  followPage(page);
  const { told, module } = teller('mf-d');
  startRemote(module);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pageshow'));
  page.dispatchEvent(new Event('pageshow'));
  expect(told).toEqual(['started', 'let go', 'started']);
});
