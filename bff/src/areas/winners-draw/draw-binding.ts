import { type BindingEvent, canonicalJson, type JsonValue } from '@fio/domain';
import type { Change } from '../../core/crud/resource.ts';
import { dayOf } from '../../core/database/day-of.ts';
import { hexOf, sha256 } from '../../core/secrets/content-hash.ts';
import { earningRuleOf } from '../tickets/index.ts';
import { type DrawRecord, ruleSetOf } from './draw-record.ts';

type Definition = Extract<BindingEvent, { type: 'draw_defined' }>;

const jsonOf = (value: object) => canonicalJson(value as JsonValue);

function definitionOf(draw: DrawRecord): Definition {
  const { id, title, certificate, regulation, seriesFirst, seriesLast, surrogates, cutOffHours } = draw;
  const rules = ruleSetOf(draw);
  const earning = earningRuleOf(draw);
  return {
    type: 'draw_defined',
    draw: id,
    title,
    certificate,
    seriesFirst,
    seriesLast,
    surrogates,
    cutOffHours,
    defenceDays: draw.defenceDays,
    documentsWithin: draw.documentsWithin,
    documentsUnit: draw.documentsUnit as Definition['documentsUnit'],
    prescribesFrom: draw.prescribesFrom as Definition['prescribesFrom'],
    rules,
    rulesHash: hexOf(sha256(jsonOf(rules))),
    earning,
    earningHash: hexOf(sha256(jsonOf(earning))),
    regulation: regulation && { document: regulation.slug, number: regulation.number },
    periodFrom: dayOf(draw.periodFrom),
    periodTo: dayOf(draw.periodTo),
    lotteryDate: dayOf(draw.lotteryDate),
    prizes: draw.prizes.map(({ position, title: name, quantity, valueCents }) => ({
      position,
      title: name,
      quantity,
      valueCents,
    })),
  };
}

/** A draw binds from when it is scheduled; each change of what it promises is told, until it is a draft again. */
export function drawBinding({ before, after }: Change<DrawRecord>): readonly BindingEvent[] {
  const [was, is] = [before, after].map((draw) => (draw?.state === 'scheduled' ? definitionOf(draw) : null));
  if (is) return was && jsonOf(was) === jsonOf(is) ? [] : [is];
  return was ? [{ type: 'draw_withdrawn', draw: was.draw }] : [];
}
