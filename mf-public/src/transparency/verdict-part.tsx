import { Steps, type Step } from '@fio/design-system/steps';
import { Text } from '@fio/design-system/text';
import { format } from '@fio/platform/i18n';
import type { LogCheck } from './check-log.ts';
import { useTransparencyWords } from './words.ts';

type Checked = Pick<LogCheck, 'head' | 'signature' | 'tree' | 'before' | 'isRight'>;

function stepsOf({ head, signature, tree, before }: Checked, t: typeof useTransparencyWords.t): Step[] {
  const passed = (isRight: boolean) =>
    isRight
      ? ({ state: 'done', said: t('passed') } as const)
      : ({ state: 'stopped', said: t('failed') } as const);
  const unsupported = signature === 'unsupported';
  return [
    {
      id: 'signature',
      title: unsupported ? t('check.unsupported') : t('check.signature', { size: format.number(head.size) }),
      ...(unsupported ? { state: 'paused', said: t('unknown') } : passed(signature === 'right')),
    },
    { id: 'tree', title: t('check.tree'), ...passed(tree) },
    before === null
      ? { id: 'before', title: t('check.first'), state: 'waiting', said: t('unknown') }
      : {
          id: 'before',
          title: t('check.before', {
            when: format.dateTime(before.head.at),
            size: format.number(before.head.size),
          }),
          ...passed(before.continues),
        },
  ];
}

/** What this device found of the log, step by step. */
export function VerdictPart({ check }: { check: Checked }) {
  const t = useTransparencyWords();
  const { before, isRight } = check;
  return (
    <>
      <div role="status">
        <Text tone={isRight ? 'success' : 'error'}>{t(isRight ? 'right' : 'wrong')}</Text>
      </div>
      <Steps label={t('checks')} items={stepsOf(check, t)} />
      {before && !before.sameKey && (
        <Text tone="warning">{t('newKey', { when: format.dateTime(before.head.at) })}</Text>
      )}
    </>
  );
}
