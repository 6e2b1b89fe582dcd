import type { WebhookType } from '@fio/contracts';
import { webhookTypeEn } from '@fio/contracts/terms/webhooks.en';
import { webhookTypePt } from '@fio/contracts/terms/webhooks.pt';
import { EVENTS, areaAddress, eventAddress, guideAddress } from '../addresses.ts';
import { code } from '../code.ts';
import type { DocsContext } from '../docs-context.ts';
import { block, english } from '../html.ts';
import { escapeHtml } from '../../pages/escape.ts';
import { exampleOf, type Media, type Operation, type Schema } from './description.ts';
import { fieldsHtml } from './fields.ts';
import { parametersOf } from './operation-of.ts';
import { parametersHtml } from './parameters-html.ts';
import { typeHtml } from './type-html.ts';

/** What a receiver is sent of one kind. */
interface EventShown extends Operation {
  readonly type: WebhookType;
  readonly summary: string;
}

/** Every kind as the document has it. */
export const eventsOf = ({ documents }: DocsContext): readonly EventShown[] =>
  Object.entries(documents.admin.webhooks ?? {}).map(([type, one]) => {
    const { post } = one as unknown as { readonly post: Omit<EventShown, 'type'> };
    return { ...post, type: type as WebhookType };
  });

/** What happened, in the reader's language. */
export const eventTitle = (type: WebhookType, { language }: DocsContext): string =>
  ({ pt: webhookTypePt, en: webhookTypeEn })[language][type];

const mediaOf = ({ requestBody }: EventShown): Media => Object.values(requestBody?.content ?? {})[0] ?? {};

/** The body of an event as a schema. */
export const bodyOf = (event: EventShown): Schema => mediaOf(event).schema ?? {};

function eventHtml(event: EventShown, context: DocsContext): string {
  const { words } = context;
  const { type, summary } = event;
  const body = bodyOf(event);
  const example = JSON.stringify(exampleOf(mediaOf(event)), null, 2);
  const shown = { part: 'admin', direction: 'answered', context } as const;
  return `<section class="operation" id="${type}" aria-labelledby="${type}-title">
<div class="about"><h2 id="${type}-title"><a class="here" href="${areaAddress('admin', EVENTS)}#${type}">${code(type)}</a></h2>
${english(summary)}
<h3>${words.body}</h3><p class="what">${typeHtml(body, 'admin', context)}</p>${fieldsHtml(body, shown)}</div>
<div class="calls"><h4>${words.example}</h4>${block(example, words, type)}</div>
</section>`;
}

/** Everything a webhook may say, one kind below the other; what every delivery carries is said once. */
export function eventsHtml(context: DocsContext): string {
  const { words } = context;
  const all = eventsOf(context);
  const [first = {}] = all;
  const headers = parametersOf(context.documents.admin, first);
  const lines = all.map(
    ({ type }) =>
      `<li><a href="${eventAddress(type)}">${code(type)}</a> <span>${escapeHtml(eventTitle(type, context))}</span></li>`,
  );
  return `<div class="area"><h1>${words.events}</h1><p>${words.eventsIntro} <a href="${guideAddress('webhooks')}">${words.eventsGuide}</a></p>
${parametersHtml(headers, 'admin', context)}
<nav class="contents" aria-label="${words.onThisPage}"><ul class="lines">${lines.join('')}</ul></nav>
${all.map((one) => eventHtml(one, context)).join('\n')}</div>`;
}
