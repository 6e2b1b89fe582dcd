// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://localhost/sal-na-lanterna?utm_source=x" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { track } from '@fio/platform/analytics';
import { provideBoot } from '@fio/platform/boot';
import { report } from '@fio/platform/report';
import type { BootDocument } from '@fio/contracts/documents/boot';
import { consent, consentOf, giveConsent, isObservable } from '../cookies/consent.ts';
import { followConsent } from './follow-consent.ts';

const DSN = 'https://chave@erros.example/7';
const none: BootDocument['observation'] = { errors: null, analytics: false };
const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));

const provide = (observation: BootDocument['observation'], side: BootDocument['side'] = 'public') =>
  provideBoot({ side, language: 'pt', now: new Date().toISOString(), observation } as BootDocument);
const requests = (path: string) => sent.mock.calls.filter(([url]) => String(url).endsWith(path));
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Long enough for code that is fetched on demand: it is there when what waits for it is. */
const settled = () => vi.dynamicImportSettled();

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  document.cookie = 'cookiesAccept=; max-age=0; path=/';
});
afterEach(() => {
  giveConsent('necessary');
  vi.restoreAllMocks();
});

describe('the choice', () => {
  it('reads as a yes only where it was one', () => {
    expect([undefined, 'all', 'necessary', '1', ''].map(consentOf)).toEqual([
      null,
      'all',
      'necessary',
      'necessary',
      'necessary',
    ]);
  });

  it('is kept in the cookie of the specification', () => {
    giveConsent('all');
    expect(document.cookie).toContain('cookiesAccept=all');
    expect(consent()).toBe('all');
  });

  it('is only asked for where there is something to choose', () => {
    provide(none);
    expect(isObservable()).toBe(false);
    provide({ ...none, analytics: true });
    expect(isObservable()).toBe(true);
  });
});

describe('visits', () => {
  it('are counted from the yes on, and no longer once it is taken back', async () => {
    provide({ ...none, analytics: true });
    followConsent();
    track('page_view');
    giveConsent('necessary');
    await settled();
    hide();
    expect(sent).not.toHaveBeenCalled();

    giveConsent('all');
    await settled();
    track('suggestion_sent', '/outra');
    hide();
    const [[, request] = []] = requests('/observation/visits');
    expect(JSON.parse(String(request?.body))).toEqual({
      events: [
        { name: 'page_view', path: '/sal-na-lanterna' },
        { name: 'suggestion_sent', path: '/outra' },
      ],
    });

    giveConsent('necessary');
    await settled();
    track('page_view');
    hide();
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('errors', () => {
  const errors = { dsn: DSN, environment: 'test' };

  it('go through our own origin after the yes, and to the console before it', async () => {
    provide({ ...none, errors });
    followConsent();
    report(new Error('antes'));
    await settled();
    expect(sent).not.toHaveBeenCalled();
    giveConsent('all');
    await settled();
    report(new Error('depois'), { where: 'teste' });
    await vi.waitFor(() => expect(requests('/api/observation/errors')).toHaveLength(1));
    const body = String(requests('/api/observation/errors')[0]?.[1]?.body);
    expect(body).toContain('depois');
    expect(body).toContain(DSN);
    expect(body).not.toContain('utm_source');
    giveConsent('necessary');
    await settled();
    report(new Error('de novo no console'));
    // Of errors: visits that the tests before count are sent by a timer of their own.
    expect(requests('/api/observation/errors')).toHaveLength(1);
  });

  it('of the back office need nobody to agree: nothing of a visitor is in them', async () => {
    provide({ ...none, errors }, 'admin');
    followConsent();
    await settled();
    report(new Error('da equipe'));
    await vi.waitFor(() => expect(requests('/api/observation/errors')).toHaveLength(1));
  });
});
