import type { FormPageProps } from '@fio/platform/account';
import { useAdmin } from '@fio/platform/session';
import { Heading, Text } from '@fio/design-system/text';
import { SignInSteps } from './sign-in-steps.tsx';
import classes from './sign-in-again.module.css';

/** A step within the pop-up, whose own title says what happened. */
const Step = ({ title, lead, children }: FormPageProps) => (
  <section className={classes['step']}>
    <Heading level={3}>{title}</Heading>
    {lead && <Text tone="muted">{lead}</Text>}
    {children}
  </section>
);

/** Signs in where the session ended, in the pop-up over the page. */
export const SignInAgain = () => <SignInSteps Frame={Step} email={useAdmin()?.email} />;
