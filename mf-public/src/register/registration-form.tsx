import { useEffect, useRef, type SubmitEvent } from 'react';
import { Button } from '@fio/design-system/button';
import { ErrorSummary } from '@fio/design-system/fields';
import { Heading, Text } from '@fio/design-system/text';
import { FormAlert, FormBody } from '@fio/platform/account';
import { FormProvider } from '@fio/platform/forms';
import { StepAccess } from './step-access.tsx';
import { StepCpf } from './step-cpf.tsx';
import { StepData } from './step-data.tsx';
import { STEPS, type RegistrationField } from './steps.ts';
import type { Registration } from './use-registration.ts';
import { useRegisterWords } from './words.ts';
import classes from './registration-form.module.css';

/** In the summary a sentence to agree to goes by its subject. */
const SHORT: Partial<Record<RegistrationField, 'regulationShort' | 'termsShort'>> = {
  regulation: 'regulationShort',
  terms: 'termsShort',
};

const FORMS = [StepCpf, StepData, StepAccess];

/** A new step starts at its title; a refused one at the summary of what is wrong. A sheet scrolls by itself, not its page. */
function useFocus({ step, failures }: Registration, first: number, inSheet: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const seen = useRef({ step: first, failures: 0 });
  const { count } = failures;
  useEffect(() => {
    if (seen.current.step === step) return;
    seen.current.step = step;
    if (!inSheet) window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: !inSheet });
  }, [step, inSheet]);
  // After each render, for the summary may come one render later than the failure it is about.
  useEffect(() => {
    if (seen.current.failures === count || !summary.current) return;
    seen.current.failures = count;
    summary.current.focus();
  });
  return { title, summary };
}

interface Props {
  readonly registration: Registration;
  /** Within the sheet of a vote: what the last button says. The first step is asked before this form there. */
  readonly sheet?: { readonly finish: string };
}

/** One step at a time, with what is wrong above it. */
export function RegistrationForm({ registration, sheet }: Props) {
  const t = useRegisterWords();
  const { step, errorOf, back, submit, busy } = registration;
  const { title, summary } = useFocus(registration, sheet ? -1 : 0, sheet !== undefined);
  const current = STEPS[step] ?? STEPS[0];
  const Fields = FORMS[step] ?? StepCpf;
  const refused = registration.failures.step === step;
  const errors = (refused ? current.fields : []).flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ name, label: t(SHORT[name] ?? name), message }] : [];
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <FormBody name={t('title')} onSubmit={send}>
      <div className={classes['head']}>
        <div className={classes['bar']} aria-hidden>
          {STEPS.map(({ title: key }, index) => (
            <span key={key} data-done={index <= step} />
          ))}
        </div>
        <Text size="small" tone="muted">
          {t('step', { step: step + 1, steps: STEPS.length })}
        </Text>
        <Heading level={2} ref={title} tabIndex={-1}>
          {t(current.title)}
        </Heading>
      </div>
      <ErrorSummary ref={summary} title={t('problems')} errors={errors} />
      <FormAlert message={errorOf('root')} />
      <FormProvider {...registration.form}>
        <Fields registration={registration} />
      </FormProvider>
      <div className={classes['actions']}>
        {step > 0 && (
          <Button variant="secondary" size="lg" onClick={back}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {step < STEPS.length - 1 ? t('next') : (sheet?.finish ?? t('finish'))}
        </Button>
      </div>
    </FormBody>
  );
}
