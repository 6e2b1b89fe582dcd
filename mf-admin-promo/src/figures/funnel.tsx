import type { Funnel as Told } from '@fio/contracts/admin/statistics';
import { BarChart } from '@fio/design-system/bar-chart';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import { useFunnelWords } from './funnel-words.ts';

type Step = Told['steps'][number];

/** In tenths of a per cent. */
const percentOf = (some: number, all: number) => format.number(Math.round((some / all) * 1000) / 10);

/** How many, and how much of the first step: of that alone how many there were before. */
function textOf(t: typeof useFunnelWords.t, { step, visits, previous }: Step, first: Step) {
  const count = format.number(visits);
  const all = first.previous ?? 0;
  const isComparable = previous !== null && all > 0;
  if (step === first.step)
    return isComparable ? t('withBefore', { count, before: format.number(previous) }) : count;
  if (first.visits === 0) return count;
  const share = { count, percent: percentOf(visits, first.visits) };
  return isComparable ? t('shareBefore', { ...share, before: percentOf(previous, all) }) : t('share', share);
}

/** Since when visits are counted, where the days shown are not all that were asked for. */
function sinceOf(t: typeof useFunnelWords.t, { since, period, steps }: Told): string | null {
  if (since === null) return t('since.never');
  const isWhole = steps[0]?.step === 'visited' && since < period.from;
  return isWhole ? null : t('since', { day: format.day(since) });
}

/** From a visit to a prize: how far visits led, of the period and of the one before. Where none were counted, from the registration. */
export function Funnel({ funnel }: { funnel: Told }) {
  const t = useFunnelWords();
  const { period, steps } = funnel;
  const [first] = steps;
  if (!first) return null;
  const isOfVisits = first.step === 'visited';
  const days = { from: format.day(period.from), to: format.day(period.to) };
  const since = sinceOf(t, funnel);
  return (
    <>
      <BarChart
        caption={t(isOfVisits ? 'title' : 'title.registered')}
        summary={first.visits > 0 ? t(isOfVisits ? 'summary' : 'summary.registered', days) : t('none')}
        labels={{ category: t('step'), value: t(isOfVisits ? 'visits' : 'registrations') }}
        data={steps.map((step) => ({
          id: step.step,
          label: t(`step.${step.step}`),
          value: step.visits,
          text: textOf(t, step, first),
          mark: step === first,
        }))}
      />
      {since && (
        <Text size="small" tone="muted">
          {since}
        </Text>
      )}
    </>
  );
}
