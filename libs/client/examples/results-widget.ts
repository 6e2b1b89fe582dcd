/**
 * The results of a theory as a piece of HTML for another site, which asks for no token:
 *
 *     FIO_ORIGIN=https://… node results-widget.ts a-theory
 *
 * With `--follow` once more for each change, one a line.
 */
import { createSite, type PollResults, type TheoryPage } from '@fio/client/site';

const { FIO_ORIGIN: origin = '' } = process.env;
const [slug = ''] = process.argv.slice(2);
const site = createSite({ origin, language: 'pt-BR' });

/** What others wrote is text on this page, whatever it looks like. */
const text = (value: string) => value.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 });

function widget({ poll }: TheoryPage, { counts, total }: PollResults): string {
  const rows = poll.options.map(({ id, label }) => {
    const votes = counts.find(({ optionId }) => optionId === id)?.votes ?? 0;
    return `<li>${text(label)} <meter max="${Math.max(total, 1)}" value="${votes}"></meter> ${percent.format(votes / Math.max(total, 1))}</li>`;
  });
  const address = new URL(`/teoria/${encodeURIComponent(poll.slug)}`, origin);
  return `<section><h2><a href="${address}">${text(poll.title)}</a></h2><ul>${rows.join('')}</ul></section>`;
}

const theory = await site.getTheory({ slug });
console.log(widget(theory, await site.getTheoryResults({ id: theory.poll.id })));
if (process.argv.includes('--follow'))
  for await (const results of site.followTheoryResults({ ids: theory.poll.id }))
    console.log(widget(theory, results));
