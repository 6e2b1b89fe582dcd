import type { RequestContext } from '../../../core/request/RequestContext.ts';
import { RawReply } from '../../../core/request/replies.ts';
import { renderHtml } from '../../../core/pdf/render-html.ts';
import { sha256 } from '../../../core/secrets/content-hash.ts';
import { AppError } from '../../../core/errors.ts';
import { earningRuleOf } from '../../tickets/index.ts';
import type { MinutedDraw } from '../files/drawn-draw.ts';
import { minutesBlocks } from '../files/minutes-blocks.ts';
import { minutesPt } from '../files/minutes.pt.ts';
import { recordDownload } from '../files/record-download.ts';
import { mustRehearse, type Rehearsed } from './rehearsal-record.ts';
import { shownRehearsal } from './shown-rehearsal.ts';

/** What the minutes say of it; NOT_FOUND before there is anybody who would win. */
async function minuted(context: RequestContext, rehearsed: Rehearsed): Promise<MinutedDraw> {
  const { state, commitment, result, runs, entries, minutes } = rehearsed.rehearsal;
  const shown = await shownRehearsal(context, context.db, rehearsed);
  const { calculatedAt, commitmentHash, lotteryContest } = shown;
  const hash = runs.at(-1)?.hash;
  if (state !== 'reviewed' || !calculatedAt || !commitment || !commitmentHash || lotteryContest === null)
    throw new AppError('NOT_FOUND');
  if (result === null || hash === undefined) throw new AppError('NOT_FOUND');
  const counting = entries.filter(({ voided }) => !voided);
  return {
    ...shown,
    ...{ calculatedAt, commitment, commitmentHash, lotteryContest, minutes },
    prizes: shown.prizes.map(({ winners, ...prize }) => ({
      ...prize,
      winners: winners.map((winner) => ({ ...winner, changedAt: shown.changedAt })),
    })),
    ruleSet: commitment.ruleSet,
    earning: earningRuleOf(rehearsed.draw),
    extractions: counting,
    run: { result, resultHash: Buffer.from(hash, 'hex') },
    typedBy: counting.map(({ byId }) => shown.staff.get(byId) ?? ''),
  };
}

/** The minutes of a rehearsal, as a page that says on every sheet what it is. It is made when it is asked for, and not kept. */
export async function rehearsalPaper(context: RequestContext, drawId: string): Promise<RawReply> {
  const { db } = context;
  const rehearsed = await mustRehearse(db, drawId);
  const { title, slug } = rehearsed.draw;
  const html = renderHtml({
    title: minutesPt.rehearsalTitle(title),
    language: 'pt-BR',
    watermark: minutesPt.rehearsal,
    blocks: [
      { kind: 'paragraph', text: minutesPt.rehearsalText },
      ...minutesBlocks(context, await minuted(context, rehearsed)),
    ],
  });
  const name = `ENSAIO-${slug}-ata.html`;
  // Told before the first byte leaves: people are named in it.
  await recordDownload(context, { drawId, name, sha256: sha256(html) });
  return new RawReply(html, 'text/html; charset=utf-8', name);
}
