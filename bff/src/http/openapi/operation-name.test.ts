import { expect, it } from 'vitest';
import { everyEndpoint } from './document.ts';
import { operationName } from './operation-name.ts';

/** The first word of every name: what a client does. A new operation says what it does by one of them, or brings its own. */
const VERBS = new Set(
  [
    'accept add anonymise answer approve archive block call cancel cast change check claim close commit compare confirm',
    'continue convert count create decide delete deliver disable discard disqualify download draft enable end enter exclude export',
    'find finish follow freeze generate get give hold invalidate invite lift list make mark note open pause postpone prepare',
    'preview promote prove publish rate rebuild refuse register reject release rename renew reopen reply report request',
    'requeue resend reset resolve resume retire reveal review revoke roll rotate run sample save schedule search send set share',
    'show sign start take test unblock unsubscribe update upload validate withdraw',
  ].flatMap((line) => line.split(' ')),
);

const names = everyEndpoint.map((one) => [operationName(one), `${one.area}.${one.name}`] as const);

it('has one name for each operation, in both documents together', () => {
  const [alike] = [...Map.groupBy(names, ([name]) => name).values()].filter((same) => same.length > 1);
  expect(alike).toBeUndefined();
});

it('says what is done to what: otherwise bff/src/http/openapi/named-otherwise.ts', () => {
  const unfit = names.filter(([name]) => {
    const [, verb = ''] = /^([a-z]+)(?:[A-Z][a-z]*)+$/.exec(name) ?? [];
    return !VERBS.has(verb);
  });
  expect(unfit).toEqual([]);
});

it.each([
  ['adminPolls', 'list', 'listPolls'],
  ['adminPolls', 'close', 'closePoll'],
  ['adminFaq', 'remove', 'deleteFaqEntry'],
  ['dispatches', 'get', 'getDispatchedLetter'],
  ['indexes', 'rebuild', 'rebuildIndex'],
  ['partners', 'export', 'exportPartners'],
  ['categories', 'create', 'createCategory'],
])('calls %s.%s %s', (area, name, expected) => {
  expect(operationName({ area, name })).toBe(expected);
});
