import { readFileSync } from 'node:fs';
import { EMBED_MEDIUM, type EmbedLook } from '@fio/domain';
import type { Config } from '../../core/config/index.ts';
import { escapeHtml } from '../../http/pages/escape.ts';
import { embedStyle } from './embed-style.ts';
import type { EmbedView } from './embed-view.ts';
import { embedWords, localeOf } from './words.ts';

export const FRAME_SCRIPT = readFileSync(new URL('./browser/frame.js', import.meta.url), 'utf8');

type T = ReturnType<typeof embedWords>['t'];
type Where = Pick<Config, 'publicUrl' | 'campaign'>;

interface Document {
  readonly look: EmbedLook;
  readonly title: string;
  readonly canonical: string;
  /** Of the element that holds everything, already HTML. */
  readonly data?: string;
  readonly body: string;
}

/** A path of ours as a link that leads there in a tab of its own, without a way back and without a referrer: the marks say it. */
function goTo(path: string, words: string, t: T, { publicUrl }: Where): string {
  const address = new URL(path, publicUrl);
  address.searchParams.set('utm_medium', EMBED_MEDIUM);
  const href = escapeHtml(address.href);
  return `<a class="go" href="${href}" target="_blank" rel="noopener noreferrer"><span>${escapeHtml(words)}<span class="unseen"> ${escapeHtml(t('newTab'))}</span></span></a>`;
}

const documentOf = ({ look, title, canonical, data = '', body }: Document, { campaign }: Where): string =>
  `<!doctype html>
<html lang="${localeOf(look.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} · ${campaign.name}`)}</title>
<link rel="canonical" href="${escapeHtml(canonical)}">
<style>${embedStyle(look)}</style>
</head>
<body>
<main${data}>${body}</main>
<script>${FRAME_SCRIPT}</script>
</body>
</html>
`;

const paragraph = (text: string | null, name: string, lang = ''): string =>
  text === null || text === '' ? '' : `<p class="${name}"${lang}>${escapeHtml(text)}</p>`;

/** What staff write is in Portuguese, whatever the words around it are in. */
const writtenIn = ({ language }: EmbedLook): string => (language === 'pt' ? '' : ` lang="${localeOf('pt')}"`);

function posterHtml({ poster }: EmbedView): string {
  if (poster === null) return '';
  const { src, srcSet, width, height } = poster;
  const set = srcSet === undefined ? '' : ` srcset="${escapeHtml(srcSet)}" sizes="64px"`;
  return `<img src="${escapeHtml(src)}"${set} width="${width}" height="${height}" alt="">`;
}

function optionsHtml({ options, figures: { shares } }: EmbedView, lang: string, t: T): string {
  const items = options.map(({ label, isRight }, place) => {
    const share = shares[place];
    const told =
      share === undefined
        ? ''
        : `<span class="share">${escapeHtml(t('percent', { percent: String(share) }))}</span>`;
    const bar =
      share === undefined ? '' : `<progress value="${share}" max="100" aria-hidden="true"></progress>`;
    const mark = isRight ? `<span class="mark">${escapeHtml(t('correct'))}</span>` : '';
    return `<li${isRight ? ' class="right"' : ''}><span class="answer"><span${lang}>${escapeHtml(label)}</span>${told}</span>${mark}${bar}</li>`;
  });
  const name = escapeHtml(t(shares.length === 0 ? 'choose' : 'results'));
  return `<ul role="list" aria-label="${name}">${items.join('')}</ul>`;
}

/** A theory. `figures` is the path at which its figures are asked for; null: they move no more. */
export function theoryHtml(view: EmbedView, look: EmbedLook, figures: string | null, where: Where): string {
  const { t } = embedWords(look.language);
  const path = `/teoria/${view.slug}`;
  const lang = writtenIn(look);
  const follow = figures === null ? '' : ` data-figures="${escapeHtml(figures)}"`;
  return documentOf(
    {
      look,
      title: view.title,
      canonical: new URL(path, where.publicUrl).href,
      data: ` data-slug="${escapeHtml(view.slug)}" data-revision="${view.revision}"${follow}`,
      body: [
        `<div class="head">${posterHtml(view)}<div>`,
        paragraph(`${view.series} · ${where.campaign.name}`, 'muted'),
        `<h1${lang}>${escapeHtml(view.title)}</h1></div></div>`,
        paragraph(view.stamp && view.stamp.word, 'stamp'),
        paragraph(view.outcome, 'outcome'),
        paragraph(view.note, 'note', lang),
        optionsHtml(view, lang, t),
        `<p class="muted"><span data-total>${escapeHtml(view.figures.total)}</span> · ${escapeHtml(view.when)}</p>`,
        `<div class="foot">${goTo(path, t(view.state === 'open' ? 'vote' : 'see'), t, where)}</div>`,
      ].join(''),
    },
    where,
  );
}

/** Instead of a theory, with where else to go: what can't be shown, and what only people of a certain age may see. */
export function insteadHtml(why: 'gone' | 'gated', path: string, look: EmbedLook, where: Where): string {
  const { t } = embedWords(look.language);
  return documentOf(
    {
      look,
      title: t(`${why}Title`),
      canonical: new URL(path, where.publicUrl).href,
      body: [
        paragraph(where.campaign.name, 'muted'),
        `<h1>${escapeHtml(t(why))}</h1>`,
        `<div class="foot">${goTo(path, t(why === 'gone' ? 'others' : 'confirmAge'), t, where)}</div>`,
      ].join(''),
    },
    where,
  );
}
